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
  node [
    id 24
    label "D'Arcy"
  ]
  node [
    id 31
    label "east end"
  ]
  node [
    id 38
    label "&#934;-6"
  ]
  node [
    id 45
    label "g &amp; h"
  ]
  node [
    id 52
    label "n.8"
  ]
  node [
    id 59
    label "9 lives"
  ]
  node [
    id 66
    label "x_10"
  ]
  edge [
    source 3
    target 10
  ]
  edge [
    source 10
    target 17
  ]
  edge [
    source 17
    target 24
  ]
  edge [
    source 24
    target 31
  ]
  edge [
    source 31
    target 3
  ]
  edge [
    source 3
    target 38
  ]
  edge [
    source 10
    target 45
  ]
  edge [
    source 17
    target 52
  ]
  edge [
    source 24
    target 59
  ]
  edge [
    source 31
    target 66
  ]
  edge [
    source 38
    target 52
  ]
  edge [
    source 45
    target 59
  ]
  edge [
    source 52
    target 66
  ]
  edge [
    source 59
    target 38
  ]
  edge [
    source 66
    target 45
  ]
]
