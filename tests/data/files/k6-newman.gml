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
  edge
  [
    source 2
    target 1
    value 2
  ]
  edge
  [
    source 3
    target 1
    value 2
  ]
  edge
  [
    source 3
    target 2
    value 2
  ]
  edge
  [
    source 4
    target 1
    value 2
  ]
  edge
  [
    source 4
    target 2
    value 2
  ]
  edge
  [
    source 4
    target 3
    value 2
  ]
  edge
  [
    source 5
    target 1
    value 2
  ]
  edge
  [
    source 5
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
    source 5
    target 4
    value 2
  ]
  edge
  [
    source 6
    target 1
    value 2
  ]
  edge
  [
    source 6
    target 2
    value 2
  ]
  edge
  [
    source 6
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
    source 6
    target 5
    value 2
  ]
]
