graph [
  node [
    id 3
    label "Anna"
  ]
  node [
    id 10
    label "Bob"
  ]
  node [
    id 17
    label "Zo&#235; M&#252;ller"
  ]
  edge [
    source 3
    target 10
  ]
  edge [
    source 10
    target 17
  ]
]
