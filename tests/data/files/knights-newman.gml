Creator "Mark Newman on Fri Jul 21 12:39:27 2006"
graph
[
  directed 0
  node
  [
    id 1
  ]
  node
  [
    id 2
  ]
  node
  [
    id 3
  ]
  node
  [
    id 4
  ]
  node
  [
    id 5
  ]
  node
  [
    id 6
  ]
  node
  [
    id 7
  ]
  node
  [
    id 8
  ]
  node
  [
    id 9
  ]
  node
  [
    id 10
  ]
  node
  [
    id 11
  ]
  node
  [
    id 12
  ]
  edge
  [
    source 7
    target 1
    value 2
  ]
  edge
  [
    source 10
    target 1
    value 2
  ]
  edge
  [
    source 8
    target 2
    value 2
  ]
  edge
  [
    source 9
    target 2
    value 2
  ]
  edge
  [
    source 11
    target 2
    value 2
  ]
  edge
  [
    source 5
    target 3
    value 2
  ]
  edge
  [
    source 10
    target 3
    value 2
  ]
  edge
  [
    source 12
    target 3
    value 2
  ]
  edge
  [
    source 6
    target 4
    value 2
  ]
  edge
  [
    source 11
    target 4
    value 2
  ]
  edge
  [
    source 11
    target 5
    value 2
  ]
  edge
  [
    source 12
    target 6
    value 2
  ]
  edge
  [
    source 9
    target 7
    value 2
  ]
  edge
  [
    source 10
    target 8
    value 2
  ]
]
