// SPDX-License-Identifier: MIT
// The same graph in every format, damaged files of each, and files whose format only their content
// tells.
#include "graph/formats/board_file.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "graph/formats/board_formats.hpp"
#include "support/base/test_folder.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

LabelledGraph read(const std::string& text, const char* format = "", const char* name = "") {
  std::istringstream in(text);
  return read_board(in, "f", format_of_name(format), format_of_file(name));
}

std::string refused(const std::string& text, const char* format = "", const char* name = "") {
  return refusal([&] { read(text, format, name); });
}

const Graph kPath(3, {{0, 1}, {1, 2}});

struct Sample {
  const char* format;
  std::string text;
  std::vector<std::string> labels;
};

// The path a-b-c, or 1-2-3.
const std::vector<Sample> kSamples{
    {"graph6", "Bg\n", {}},
    {"graph6", ">>graph6<<Bg\n", {}},
    {"graph6", "# paths\n\nBg \nBw\n", {}},
    {"sparse6", ":Bd\n", {}},
    {"sparse6", ">>sparse6<<:Bd\n", {}},
    {"digraph6", "&BTO\n", {}},
    {"digraph6", ">>digraph6<<&BTO\n", {}},
    {"edges", "0 1\n1 2\n", {}},
    {"edges", "n 3\n0 1\n1 2\n", {}},
    {"edges", "source,target\na,b\nb,c\n", {"a", "b", "c"}},
    {"edges", "% sym unweighted\n% 2 3 3\n1 2\n2 3\n", {"1", "2", "3"}},
    {"edges", "# Nodes: 3 Edges: 2\n1\t2\n2\t3\n", {"1", "2", "3"}},
    {"edges", "id,source,target,type,label\n1,a,b,Undirected,\n2,b,c,,x\n", {"a", "b", "c"}},
    {"edges", "from;to\n\"the \"\"a\"\"\";b\nb;'it''s'\n", {"the \"a\"", "b", "it's"}},
    {"dimacs", "c x\np col 3 2\ne 1 2\ne 3 2\n", {}},
    {"dimacs", "c x\np tw 3 2\n1 2\n2 3\n", {}},
    {"matrix", "0 1 0\n1 0 1\n0 1 0\n", {}},
    {"matrix", "0,1,0\n1,0,1\n0,1,0\n", {}},
    {"matrix", "010\n101\n010\n", {}},
    {"matrix", "[[0, 1, 0],\n [1, 0, 1],\n [0, 1, 0]]\n", {}},
    {"matrix", "[[0,1,0],[1,0,1],[0,1,0]]", {}},
    {"matrix", "{{0,1,0},{1,0,1},{0,1,0}}", {}},
    {"matrix", "[0 1 0; 1 0 1; 0 1 0]", {}},
    {"matrix", "[[0. 1. 0.]\n [1. 0. 1.]\n [0. 1. 0.]]\n", {}},
    {"matrix", "A = [0 1 0; ...\n 1 0 1; 0 1 0];\n", {}},
    {"matrix", "array([[0, 1, 0],\n       [1, 0, 1],\n       [0, 1, 0]], dtype=int8)\n", {}},
    {"matrix", "[[False, True, False], [True, False, True], [False, True, False]]", {}},
    {"matrix", "0e0 1.0e+00 0e0\n1.0e+00 0e0 1.0e+00\n0e0 1.0e+00 0e0\n", {}},
    {"matrix", "0;1;0\n1;0;1\n0;1;0\n", {}},
    {"matrix", ",a,b,c\na,0,1,0\nb,1,0,1\nc,0,1,0\n", {"a", "b", "c"}},
    {"matrix", "Graph 1, order 3.\n010\n101\n010\n", {}},
    {"adjlist", "1: 2\n2: 1 3\n3: 2\n", {"1", "2", "3"}},
    {"adjlist", "Graph 1, order 3.\n  0 : 1;\n  1 : 0 2;\n  2 : 1;\n", {}},
    {"adjlist", "a: b\nb: c\nc:\n", {"a", "b", "c"}},
    {"adjlist", "{0: [1],\n 1: [0, 2],\n 2: [1]}\n", {}},
    {"adjlist", "{0: [1], 1: [0, 2], 2: [1]}", {}},
    {"adjlist",
     "{\n \"a\": {\"b\": {\"w\": [1, \"]\"]}},\n \"b\": {\"c\": 1.5},\n \"c\": {}\n};",
     {"a", "b", "c"}},
    {"adjlist",
     "{(0, 0): [(0, 1)], (0, 1): [(0, 2)], (0, 2): {}, }",
     {"(0, 0)", "(0, 1)", "(0, 2)"}},
    {"adjlist", "# networkx\na b\nb c\nc\n", {"a", "b", "c"}},
    {"metis", "3 2\n2\n1 3\n2\n", {}},
    {"metis", "% x\n3 2 11\n5 2 1\n5 1 1 3 1\n5 2 1\n", {}},
    {"mtx", "%%MatrixMarket matrix coordinate pattern symmetric\n% x\n3 3 2\n2 1\n3 2\n", {}},
    {"mtx",
     "%%MatrixMarket matrix coordinate real general\n3 3 5\n2 1 1.5\n1 2 1.5\n3 2 1\n2 3 1\n3 1 "
     "0\n",
     {}},
    {"mtx", "%%MatrixMarket matrix array integer symmetric\n3 3\n0\n1\n0\n0\n1\n0\n", {}},
    {"gml",
     "Creator \"x\"\ngraph [ directed 0 comment \"[ ]\" node [ id 7 label \"a\" graphics [ x 1.5 ] "
     "] "
     "node [ id 9 label \"b\" ] node [ id 8 label \"c\" ] edge [ source 7 target 9 value 2 ] "
     "edge [ source 9 target 8 ] ]",
     {"a", "b", "c"}},
    {"gml",
     "graph\n[\nnode [\nid 0\n]\nnode [ id 1 ] node [ id 2 ]\nedge [source 0 target 1]\n"
     "edge [source 1 target 2]\n]\n",
     {}},
    {"graphml",
     "<?xml version=\"1.0\"?>\n<!-- x --><graphml xmlns=\"http://x\"><key id=\"d0\" for=\"node\" "
     "attr.name=\"label\" attr.type=\"string\"/><graph id=\"G\" edgedefault=\"undirected\"><node "
     "id=\"n0\"><data key=\"d0\">a</data></node><node id=\"n1\"><data key=\"d0\">b</data></node>"
     "<node id=\"n2\"><data key=\"d0\">c</data></node><edge source=\"n0\" target=\"n1\"/><edge "
     "source=\"n1\" target=\"n2\"/></graph></graphml>",
     {"a", "b", "c"}},
    {"graphml",
     "<graphml><graph edgedefault='undirected'><node id='a'/><node id='b &amp; b'/><node id='c'/>"
     "<edge source='a' target='b &amp; b'/><edge source='b &amp; b' target='c'/></graph></graphml>",
     {"a", "b & b", "c"}},
    {"dot", "graph {\n  a -- b -- c;\n}\n", {"a", "b", "c"}},
    {"dot",
     "/* x */ strict graph \"G\" { node [shape=box, label=<<b>x</b>>]; rankdir=LR\n a:e -- {b}; b "
     "-- "
     "a; subgraph s { c } c -- b [w=2] // y\n}",
     {"a", "b", "c"}},
    {"dot", "graph G { 0; 1; 2; 0 -- 1; 1 -- 2 }", {}},
    {"leda",
     "# x\nLEDA.GRAPH\nstring\nint\n-2\n3\n|{a}|\n|{b}|\n|{c}|\n2\n1 2 0 |{4}|\n2 3 0 |{}|\n",
     {"a", "b", "c"}},
    {"tgf", "7 a\n8 b\n9 c\n#\n7 8 x\n8 9\n", {"a", "b", "c"}},
    {"tgf", "0\n1\n2\n#\n0 1\n1 2\n", {}},
    {"tgf", "1 v\n2 v\n3\n#\n1 2\n2 3\n", {"1", "2", "3"}},
    {"pairs", "[(0, 1), (1, 2)]", {}},
    {"pairs", "[(0, 1, None), (1, 2, {'weight': [1]})]\n", {}},
    {"pairs", "edges = [[0,1],[1,2]];\n", {}},
    {"pairs", "[[0 1]\n [1 2]]\n", {}},
    {"pairs", "array([[0, 1],\n       [1, 2]], dtype=int64)\n", {}},
    {"pairs", "EdgeView([(0, 1), (1, 2)])", {}},
    {"pairs", "{{1,2},{2,3}}", {"1", "2", "3"}},
    {"pairs", "{1 <-> 2, 2 <-> 3}", {"1", "2", "3"}},
    {"pairs", "{UndirectedEdge[1, 2], UndirectedEdge[2, 3]}", {"1", "2", "3"}},
    {"pairs",
     "Graph[{1, 2, 3}, {1 <-> 2,\n 2 \\[UndirectedEdge] 3}, VertexLabels -> \"x\"]\n",
     {"1", "2", "3"}},
    {"pairs", "Graph({{1,2},{2,3}}):\n", {"1", "2", "3"}},
    {"pairs", "G := Graph([\"a\",\"b\",\"c\"],{{\"a\",\"b\"},{\"b\",\"c\"}});\n", {"a", "b", "c"}},
    {"pairs", "Graph([[0, 1, 2], [(0, 1), (1, 2)]])\n", {}},
    {"pairs", "[((0, 0), (0, 1)), ((0, 1), (0, 2))]", {"(0, 0)", "(0, 1)", "(0, 2)"}},
    {"pairs", "(0, 1)\n(1, 2)\n", {}},
    {"pairs", "# x\n0-1\n1-2\n", {}},
    {"pairs", "0 -- 1\n1 -- 2\n", {}},
    {"pairs", "{1,2}\n{2,3}\n", {"1", "2", "3"}},
    {"lists", "[[2],[1,3],[2]]", {"1", "2", "3"}},
    {"lists", "[ [ 2 ], [ 1, 3 ], [ 2 ] ];\n", {"1", "2", "3"}},
    {"lists", "[[1],\n [0, 2],\n [1]]\n", {}},
    {"lists", "Graph({0: [1], 1: [2]})\n", {}},
    {"lists", "g = Graph({'a': ['b'],\n 'c': ['b']}, multiedges=False)", {"a", "b", "c"}},
    {"json",
     "{\"directed\": false, \"multigraph\": false, \"graph\": {}, \"nodes\": [{\"id\": 0}, "
     "{\"id\": 1}, {\"id\": 2}], \"links\": [{\"source\": 0, \"target\": 1}, {\"w\": [1], "
     "\"source\": 1, \"target\": 2}]}",
     {}},
    {"json",
     "{\"nodes\": [{\"name\": \"a\\u00e9\"}, {\"name\": \"b\"}, {\"name\": \"c\"}],\n"
     " \"links\": [{\"source\": 0, \"target\": 1}, {\"source\": 1, \"target\": 2}]}\n",
     {"aé", "b", "c"}},
    {"json",
     "{\"nodes\": [{\"id\": [0, 0]}, {\"id\": [0, 1]}, {\"id\": [0, 2]}], \"edges\": "
     "[{\"from\": [0, 0], \"to\": [0, 1]}, {\"from\": [0, 1], \"to\": [0, 2]}]}",
     {"[0, 0]", "[0, 1]", "[0, 2]"}},
    {"pajek",
     "*Vertices 3\n1 \"a\" 0.5 0.5\n2 \"b b\" ic Red\n3 c\n*edges\n1 2 1\n2 3\n",
     {"a", "b b", "c"}},
    {"pajek", "% x\n*network n\n*vertices 3\n*arcs\n1 2\n2 1 5\n*edgeslist\n3 2\n", {}},
    {"gexf",
     "<?xml version='1.0'?><gexf version='1.2'><graph defaultedgetype='undirected'><nodes>"
     "<node id='0' label='a'/><node id='1' label='b'><attvalues/></node><node id='2' label='c'/>"
     "</nodes><edges><edge source='0' target='1' id='0' weight='2'/><edge source='1' target='2' "
     "type='undirected'/></edges></graph></gexf>",
     {"a", "b", "c"}},
    {"counted", "3 2\n1 2 0.5\n2 3 1\n", {"1", "2", "3"}},
    {"edges", "u,v\n0,1\n1,2\n", {}},
    {"edges", "V1 V2 weight\n1 2 7\n2 3 8\n", {"1", "2", "3"}},
    {"edges", "# x\n\"FromNodeId\",\"ToNodeId\"\na,b\nb,c\n", {"a", "b", "c"}},
    {"edges", "0 1\r1 2\r", {}},
    {"leda", "LEDA.GRAPH\nvoid\nvoid\n-2\n3\n|{}|\n|{}|\n|{}|\n2\n1 2 0 |{}|\n3 2 0 |{}|\n", {}},
};

TEST(FilesOfGraphs, ReadsTheSameGraphInEveryFormat) {
  for (const Sample& sample : kSamples) {
    const LabelledGraph found = read(sample.text, sample.format);
    EXPECT_EQ(found.graph, kPath) << sample.text;
    EXPECT_EQ(found.labels, sample.labels) << sample.text;
  }
}

// Without a word about the format.
TEST(FilesOfGraphs, IsToldByItsContent) {
  for (const Sample& sample : kSamples) {
    const LabelledGraph found = read(sample.text);
    EXPECT_EQ(found.graph, kPath) << sample.text;
    EXPECT_EQ(found.labels, sample.labels) << sample.text;
    // Another ending changes nothing where the content is clear.
    if (!format_of_name(sample.format)->is_list() && !sample.text.starts_with("# networkx")) {
      EXPECT_EQ(read(sample.text, "", "x.col"), found) << sample.text;
    }
  }
}

TEST(FilesOfGraphs, IsRefusedWhereSeveralFormatsFit) {
  const std::string text = "4 3\n2 3\n1 3\n1 2\n\n";  // METIS, edges 4-3 … 1-2, neighbours of 4
  EXPECT_EQ(refused(text),
            "f: the file can be read as edges, metis or counted; say which it is, by "
            "--format or by the ending of its name");
  EXPECT_EQ(read(text, "", "x.metis").graph, Graph(4, {{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(read(text, "", "x.graph.gz").graph, Graph(4, {{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(read(text, "edges", "x.edges").graph, Graph(4, {{2, 3}, {1, 2}, {0, 2}, {0, 1}}));
  EXPECT_EQ(read(text, "metis", "x.edges"), read(text, "", "x.metis"));
  // Three columns may be edges with weights or lists of neighbours.
  const std::string table = "0 1 5\n1 2 7\n";
  EXPECT_EQ(refused(table),
            "f: the file can be read as edges or adjlist; say which it is, by --format or by the "
            "ending of its name");
  EXPECT_EQ(read(table, "", "x.edges").graph, kPath);
  EXPECT_EQ(read(table, "adjlist").graph.order(), 5);
  EXPECT_EQ(read("0 1 5\n0 2 7\n").graph.order(), 3);  // no vertex has two lists
  EXPECT_EQ(read("0 1 .5\n1 2 .7\n").graph, kPath);
}

// "ORDER EDGES" above edges may be an edge.
TEST(FilesOfGraphs, HasALineWithItsCountsOrNot) {
  std::string petersen = "10 15\n";
  for (const char* edge : {"0 1", "1 2", "2 3", "3 4", "4 0", "0 5", "1 6", "2 7", "3 8", "4 9",
                           "5 7", "7 9", "9 6", "6 8", "8 5"}) {
    petersen += edge;
    petersen += '\n';
  }
  EXPECT_EQ(read(petersen).graph.order(), 10);
  EXPECT_EQ(read(petersen, "", "x.edges").graph.edge_count(), 15);
  EXPECT_EQ(read(petersen, "edges").graph.order(), 16);
  for (const char* text : {"6 3\n0 1\n2 3\n4 5\n", "3 2\n0 1\n1 2\n", "1 0\n", "5 0\n"}) {
    for (const char* name : {"", "x.edges"}) {
      const std::string message = refused(text, "", name);
      EXPECT_TRUE(message.starts_with("f: the file can be read as edges")) << text << message;
      EXPECT_NE(message.find(" or counted;"), std::string::npos) << text << message;
    }
    EXPECT_NE(read(text, "edges"), read(text, "counted")) << text;
  }
  EXPECT_EQ(read("3 2\n0 1\n1 2\n", "counted").graph, kPath);
  EXPECT_EQ(read("3 3\n0 1\n1 2\n0 2\n").graph.order(), 3);  // no edge is 3-3
  EXPECT_EQ(read("3 2\n0 1\n1 2\n2 4\n").graph.order(), 5);  // other counts
  EXPECT_EQ(refused("3 2\n0 1\n", "counted"), "f: 1 edges; the first line says 2");
  EXPECT_EQ(refused("3 2\n0 1\n1 3\n", "counted"),
            "f: vertices 0 and 3; the first line says that there are 3");
  EXPECT_EQ(refused("0 0\n", "counted"), "f:1:1: a board has 1 to 64 vertices");
}

// Words above numbers are the names of columns.
TEST(FilesOfGraphs, HasNamesOfColumnsOrNot) {
  for (const char* names :
       {"FromNodeId,ToNodeId", "u,v", "id_1,id_2", "source_id,target_id", "x;y", "vertex1 vertex2",
        "node_a\tnode_b", "from_node,to_node", "V1,V2", "Alice,Bob"}) {
    EXPECT_EQ(read(std::string(names) + "\n1,2\n2,3\n").graph, kPath) << names;
  }
  EXPECT_EQ(read("u,v\na,b\nb,c\n").graph.order(), 5);
  EXPECT_EQ(read("u,v,w\n0,1,5\n1,2,7\n").graph, kPath);
  EXPECT_EQ(refused("id,u,v\n1,2,3\n2,3,4\n", "edges"),
            "f:1:1: the names of the columns do not say which hold the ends of an edge; call these "
            "source and target");
  EXPECT_EQ(refused("u,v\n1,2\n2,c\n", "edges"),
            "f:3:3: 'c' is no number, as those in the line before are; if the first line is the "
            "names of columns, call them source and target");
}

// What is in no format of ours is not read by one of them.
TEST(FilesOfGraphs, IsRefusedByTheNameOfItsFormat) {
  const std::vector<std::pair<const char*, const char*>> foreign{
      {"version https://git-lfs.github.com/spec/v1\noid sha256:4d\nsize 5\n", "Git LFS"},
      {"{\"data\": [], \"elements\": {\"nodes\": [], \"edges\": []}}", "Cytoscape JSON"},
      {"{\"nodes\": [{\"id\": 0}], \"adjacency\": [[]]}", "adjacency JSON"},
      {"{\"nodes\":[\"a\",\"b\"],\"links\":[\"a\",\"b\"]}", "source and target"},
      {"{\"graph\": {\"nodes\": {\"a\": {}}, \"edges\": []}}", "JSON Graph Format"},
      {"DL N=3\nformat = edgelist1\ndata:\n1 2\n", "UCINET DL"},
      {"nodedef>name VARCHAR\na\nb\nedgedef>node1 VARCHAR,node2 VARCHAR\na,b\n", "GDF"},
      {"(;FF[4]GM[11]SZ[11];B[a3])", "SGF"},
      {"((A,B),(C,D));\n", "Newick"},
      {"#NEXUS\nbegin trees;\n", "NEXUS"},
      {"# 0\n1 5\n2 5\n# 1\n2 7\n", "LGL"},
      {"# x\n0 2\n1 {}\n2 {}\n1 0\n2 0\n", "multiline adjacency list"},
      {"PK\x03\x04\x14", "ZIP"},
  };
  for (const auto& [text, name] : foreign) {
    const std::string whole =
        std::string(text) + (name == std::string("ZIP") ? std::string(1, 0) : "");
    EXPECT_NE(refused(whole).find(name), std::string::npos) << text << refused(whole);
  }
  EXPECT_NE(refused("version https://git-lfs.github.com/spec/v1\nsize 5\n", "edges"), "");
}

// What was read as names of vertices.
TEST(FilesOfGraphs, HasNoSignsForNames) {
  EXPECT_EQ(refused("(0, 1)\n(1, 2)\n", "edges"), "f:1:1: expected a vertex, found '(0'");
  EXPECT_EQ(refused("0 -- 1\n1 -- 2\n", "edges"), "f:1:3: expected a vertex, found '--'");
  EXPECT_EQ(refused("1 -1\n", "edges"), "f:1:3: expected a vertex, found '-1'");
  EXPECT_EQ(read("1 \"-1\"\n", "edges").graph.order(), 2);
  EXPECT_EQ(refused("one two\nthree four\n").substr(0, 45),
            "f: no name is there as a first and as a secon");
  EXPECT_EQ(read("one two\nthree four\n", "", "x.el").graph.order(), 4);
  EXPECT_NE(refused("the cat\nthe dog\na bird\n"), "");
  EXPECT_NE(refused("NAME: x\nTYPE: TSP\n"), "");
  EXPECT_EQ(read("NAME: x\nTYPE: TSP\n", "adjlist").graph.order(), 4);
  EXPECT_NE(refused("[\"0-1\", \"1-2\"]"), "");
  EXPECT_NE(refused("[[0, 1, 2], [1, 2, 3]]"), "");  // edges with weights, or ends over ends
  EXPECT_NE(refused("{{1,2,3},{2,3,4}}"), "");       // sets of three
  EXPECT_EQ(refused("   source  target\n4       0       1\n5       1       2\n"),
            "f:2:17: a row of 3 fields under 2 names of columns");
  EXPECT_EQ(read("3\n0 1 0\n1 0 1\n0 1 0\n").graph, kPath);
  EXPECT_EQ(read("2\n0 1\n1 0\n").graph, Graph(2, {{0, 1}}));
  EXPECT_NE(refused("3\n2\n0 1\n1 2\n"), "");  // an order and a number of edges
  EXPECT_NE(refused("3\n0 1\n1 2\n2 0\n"), "");
  EXPECT_EQ(read("0\n1 2\n2\n").graph, Graph(3, {{1, 2}}));
  EXPECT_NE(refused("e 1 2\ne 2 3\n"), "");
  EXPECT_EQ(refused("0 1\n1 0\n", "", "x.edges"), "f:2:1: the edge 1-0 is listed twice");
  EXPECT_EQ(read("0 1\n1 0\n").graph.order(), 2);
  // Vertices that a list of edges has, too.
  EXPECT_EQ(refused("0 1\n1 2\n2 3\n#\n0 2\n").substr(0, 39),
            "f: the file can be read as edges or tgf");
}

TEST(FilesOfGraphs, IsRefusedWithTheNearestReason) {
  EXPECT_EQ(refused("0 1\n1 0\n2 x\n", "", "x.edges"), "f:2:1: the edge 1-0 is listed twice");
  EXPECT_EQ(refused("!\n"),
            "f:1:1: '!' is not a character of graph6 or sparse6 (read as graph6; "
            "other formats fit no better, --format chooses one)");
  EXPECT_EQ(refused("", "", "x.gml"), "f:1:1: no 'graph [ … ]'");
}

// What was read as a graph once, though it says that it is something else.
TEST(FilesOfGraphs, IsNotGuessedWhereItSaysWhatItIs) {
  EXPECT_NE(refused("Dear all,\nplease find the graph attached.\n"), "");
  EXPECT_EQ(refused("<!DOCTYPE html>\n<html><body>404</body></html>\n"),
            "f:2:1: <html> is not a GraphML document");
  EXPECT_EQ(refused("% asym unweighted\n1 2\n2 1\n"),
            "f:1:3: this is a directed network (asym); boards are undirected");
  EXPECT_EQ(read("a b\nc a b\nb\n").graph, read("a b\nc a b\nb\n", "adjlist").graph);
  EXPECT_EQ(read("a b\nc a b\n", "adjlist").graph.order(), 3);
  EXPECT_NE(refused("a b d\nc a b\n"), "");  // no line of b: not by networkx
}

TEST(FilesOfGraphs, NamesThePlaceOfDamage) {
  const std::vector<std::pair<const char*, std::pair<const char*, const char*>>> damaged{
      {"matrix", {"0 1\n1 0\n0 1\n", "f:1:1: a row of 2 entries; the matrix has 3 rows"}},
      {"matrix",
       {"0 1\n0 0\n",
        "f:2:1: the matrix is not symmetric: the entry of row 1, column 2 "
        "differs; boards are undirected"}},
      {"matrix", {"0 2\n2 0\n", "f:1:3: the entry '2' is not 0 or 1"}},
      {"matrix", {"0 1\n1 1\n", "f:2:3: a loop; loops are not allowed"}},
      {"matrix", {"", "f: no rows; an adjacency matrix has one for each vertex"}},
      {"matrix", {"0 1]\n1 0\n", "f:1:4: a bracket that was not opened"}},
      {"matrix", {",a,b\na,0,1\nc,1,0\n", "f:3:1: the row 'c' is not in the place of its column"}},
      {"matrix", {",a,b\na,0,\n", "f:1:4: the column 'b' has no row"}},
      {"matrix", {",0,1\n0,0\n", "f:1:4: the column '1' has no row"}},
      {"matrix", {"[[0, 1], [1, 0]\n", "f:1:1: a bracket that is not closed"}},
      {"matrix", {"[[[[[[[[[0]", "f:1:9: brackets deeper than 8"}},
      {"matrix", {"0 10\n10 0\n", "f:1:3: the entry '10' is not 0 or 1"}},
      {"matrix", {"0 1.5\n1 0\n", "f:1:3: the entry '1.5' is not 0 or 1"}},
      {"matrix", {"0 1e1\n1 0\n", "f:1:3: the entry '1e1' is not 0 or 1"}},
      {"matrix", {"0 -1\n1 0\n", "f:1:3: the entry '-1' is not 0 or 1"}},
      {"edges",
       {"source,target,type\na,b,Directed\n",
        "f:2:5: this is a directed edge; boards are undirected"}},
      {"edges", {"source,target\n,b\n", "f:2:1: an empty field where a vertex should be"}},
      {"edges", {"0 1\n1 {}\n", "f:2:3: expected a vertex, found '{}'"}},
      {"edges", {"0 1\n1 Z\xfc\n", "f:2:3: 'Z\\xfc' is not UTF-8; save the file as UTF-8"}},
      {"adjlist", {"{0: [1], 0: [1]}", "f:1:10: the vertex '0' is there twice"}},
      {"adjlist", {"{0: [1], 1: [0, 0]}", "f:1:17: the edge 1-0 is listed twice"}},
      {"adjlist", {"{0: [1]", "f:2:1: the text ends where a comma or } should be"}},
      {"adjlist",
       {"{\"directed\": false}", "f:1:14: expected a list of neighbours, found 'false}'"}},
      {"adjlist", {"{0: {1: ]}}", "f:1:9: expected a comma or }, found ']}}'"}},
      {"adjlist", {"1: 2\n1: 3\n", "f:2:1: the vertex '1' has two lines"}},
      {"adjlist", {"1: 1\n", "f:1:4: 1-1 is a loop; loops are not allowed"}},
      {"adjlist", {"1: 2 2\n", "f:1:6: the edge 1-2 is listed twice"}},
      {"adjlist",
       {"1: 2 3\n2: 1\n3:\n",
        "f:1:6: the edge 1-3 is not listed from its other end, as others are"}},
      {"adjlist",
       {"1: 2\n3 4\n", "f:2:1: expected a colon after the vertex, as lines before have one"}},
      {"adjlist", {"", "f: no vertices"}},
      {"metis",
       {"3 2\n2\n1 3\n\n",
        "f:3:3: the edge 2 3 is not listed from its other end, as this "
        "format demands"}},
      {"metis", {"3 1\n2\n1 3\n2\n", "f:4: the text ended after 2 edges; the first line says 1"}},
      {"metis", {"3 2\n2\n1 4\n2\n", "f:3:3: this vertex does not exist: vertices are 1 to 3"}},
      {"metis", {"2 1\n2\n1\n1\n", "f:4: a line after those of all 2 vertices"}},
      {"metis", {"2 1 2\n", "f:1:5: '2' is not a FMT of METIS: up to three digits 0 or 1"}},
      {"mtx", {"3 3 2\n", "f:1:1: the line '%%MatrixMarket matrix …' must come first"}},
      {"mtx",
       {"%%MatrixMarket matrix coordinate complex general\n",
        "f:1:34: expected 'pattern', 'integer' or 'real': the entries of a board, found "
        "'complex'"}},
      {"mtx",
       {"%%MatrixMarket matrix coordinate pattern symmetric\n3 4 0\n",
        "f:2:3: an adjacency matrix is square; this one is 3 x 4"}},
      {"mtx",
       {"%%MatrixMarket matrix coordinate pattern symmetric\n3 3 2\n2 1\n",
        "f:3: the text ended after 1 entries; the size says 2"}},
      {"gml", {"graph [ directed 1 ]", "f:1:18: this is a directed graph; boards are undirected"}},
      {"gml",
       {"graph [ node [ id 1 ]\nedge [ source 1 target 2 ] ]", "f:2:24: no node has the id '2'"}},
      {"gml", {"graph [ node [ label \"a\" ] ]", "f:1:9: a node without an id"}},
      {"gml", {"graph [ node [ id 1 ]", "f:2:1: the text ends where a key or ] should be"}},
      {"gml", {"graph [ node [ id 1 ] node [ id 1 ] ]", "f:1:33: the vertex '1' is there twice"}},
      {"gml",
       {"graph [ node [ id x ] ]", "f:1:19: expected a number, a text in quotes or [, found 'x'"}},
      {"graphml", {"<html></html>", "f:1:1: <html> is not a GraphML document"}},
      {"graphml",
       {"<graphml><graph edgedefault='directed'><node id='a'/><node id='b'/>"
        "<edge source='a' target='b'/></graph></graphml>",
        "f:1:68: a directed edge; boards are undirected"}},
      {"graphml",
       {"<graphml><graph></graphml>", "f:1:17: </graphml> closes nothing that is open here"}},
      {"graphml", {"<graphml><graph><node/></graph></graphml>", "f:1:17: <node> without id"}},
      {"dot",
       {"digraph { a -> b }",
        "f:1:1: this is a directed graph (digraph); boards are undirected (graph)"}},
      {"dot", {"graph { a -> b }", "f:1:11: -> is an arrow; edges of a board are written --"}},
      {"dot", {"graph { a -- b; b -- a }", "f:1:19: the edge b--a is listed twice"}},
      {"dot", {"graph { a -- ", "f:2:1: the text ends where an identifier should be"}},
      {"dot", {"graph { a [label=\"x }", "f:1:18: a text that does not end"}},
      {"leda",
       {"LEDA.GRAPH\nvoid\nvoid\n-1\n",
        "f:4:1: this is a directed graph (-1); boards are undirected (-2)"}},
      {"leda",
       {"LEDA.GRAPH\nvoid\nvoid\n-2\n2\n|{}|\n|{}|\n1\n1 3 0 |{}|\n",
        "f:9:3: this vertex does not exist: vertices are 1 to 2"}},
  };
  for (const auto& [format, file] : damaged) {
    EXPECT_EQ(refused(file.first, format), file.second) << file.first;
  }
}

TEST(FilesOfGraphs, IsWrittenAndReadBack) {
  TestRandom random(5);
  for (const BoardFormat& format : board_formats()) {
    for (const int order : {1, 2, 3, 9, 17, 33, 64}) {
      for (const int percent : {0, 20, 60, 100}) {
        const LabelledGraph board{random.graph(order, percent), {}};
        std::istringstream in(format.write(board));
        EXPECT_EQ(read_board(in, "f", &format, nullptr), board) << format.title << order;
        in = std::istringstream(format.write(board));
        EXPECT_EQ(read_board(in, "f", nullptr, &format), board) << format.title << order;
      }
    }
  }
}

TEST(FilesOfGraphs, KeepsItsLabelsWhereTheFormatHasThem) {
  const LabelledGraph board{Graph(4, {{0, 1}, {1, 2}, {0, 3}}),
                            {"a", "New York", "é \"x\"", "n-4&<>"}};
  for (const char* name : {"edges", "matrix", "adjlist", "gml", "graphml", "dot", "leda"}) {
    std::istringstream in(format_of_name(name)->write(board));
    const LabelledGraph found = read_board(in, "f", format_of_name(name), nullptr);
    std::vector<std::string> labels = found.labels;
    ASSERT_EQ(labels.size(), 4U) << name;
    for (int u = 0; u < 4; ++u) {
      for (int v = 0; v < u; ++v) {
        const auto number = [&](int w) {
          return static_cast<int>(
              std::find(labels.begin(), labels.end(), board.labels[static_cast<std::size_t>(w)]) -
              labels.begin());
        };
        EXPECT_EQ(found.graph.has_edge(number(u), number(v)), board.graph.has_edge(u, v)) << name;
      }
    }
  }
}

// What every file that is read gives: a graph that its format writes, and a name for each vertex or
// none.
void expect_whole(const BoardFormat& format, const std::string& text) {
  const LabelledGraph board = read(text, std::string(format.name).c_str());
  std::istringstream again(format.write({board.graph, {}}));
  ASSERT_EQ(read_board(again, "f", &format, nullptr).graph, board.graph) << text;
  ASSERT_TRUE(board.labels.empty() ||
              board.labels.size() == static_cast<std::size_t>(board.graph.order()))
      << text;
}

TEST(FilesOfGraphs, WithoutPartOfItsEndOrALineIsRefusedOrWhole) {
  int refused_ones = 0;
  const auto check = [&](const BoardFormat& format, const std::string& text) {
    try {
      expect_whole(format, text);
    } catch (const InputError&) {
      ++refused_ones;
    }
  };
  for (const Sample& sample : kSamples) {
    const BoardFormat& format = *format_of_name(sample.format);
    const std::string text = sample.text;
    for (std::size_t end = 0; end < text.size(); ++end) {
      check(format, text.substr(0, end));
      check(format, text.substr(0, end) + "\n");
      check(format, text.substr(0, end) + ",");
    }
    for (std::size_t start = 0; start < text.size();) {
      const std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
      check(format, text.substr(0, start) + text.substr(end));
      start = end;
    }
  }
  EXPECT_GT(refused_ones, 1000);
}

TEST(FilesOfGraphs, SurvivesDamage) {
  std::uint64_t seed = 0;
  for (const BoardFormat& format : board_formats()) {
    std::vector<std::string> texts;
    for (const Sample& sample : kSamples) {
      if (format.name == sample.format) texts.push_back(sample.text);
    }
    const int accepted =
        survive_mutations(texts, "01234 \n\t,;:[]{}<>\"'/-=&#%abcen.", 4000, ++seed,
                          [&](const std::string& text) { expect_whole(format, text); });
    EXPECT_GT(accepted, 20) << format.title;
  }
}

TEST(FilesOfGraphs, IsOpenedByItsName) {
  const TestFolder folder;
  const std::string path = folder.put("path", "0 1 0\n1 0 1\n0 1 0\n");
  EXPECT_EQ(read_board_file(path, nullptr).graph, kPath);
  EXPECT_EQ(board_file_name("gml:a.txt").path, "a.txt");
  EXPECT_EQ(board_file_name("gml:a.txt").format, format_of_name("gml"));
  EXPECT_EQ(board_file_name("c:a.txt").path, "c:a.txt");
  EXPECT_EQ(board_file_name("a.txt").format, nullptr);
}

}  // namespace
}  // namespace harary
