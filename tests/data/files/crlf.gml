graph
[
 node
 [
  id 0
  label "a b"
 ]
 node [ id 1 label "c" ]
 edge [ source 0 target 1 ]
]
