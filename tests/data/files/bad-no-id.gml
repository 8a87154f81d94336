graph [
 node [ label "a" ]
]
