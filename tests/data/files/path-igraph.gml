Creator "igraph version 0.10.4 Mon Jan  5 09:30:00 2026"
Version 1
graph
[
  directed 0
  node
  [
    id 0
  ]
  node
  [
    id 1
  ]
  node
  [
    id 2
  ]
  edge
  [
    source 1
    target 0
  ]
  edge
  [
    source 2
    target 1
  ]
]
