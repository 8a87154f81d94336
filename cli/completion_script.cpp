// SPDX-License-Identifier: MIT
// The shells' sides of the completion. Each asks the program that the user named, adds what it
// says, and lists files itself; it knows nothing of commands and games.
#include "base/error.hpp"
#include "cli/completion.hpp"

namespace harary::cli {

namespace {

constexpr const char* kBash =
    R"script(# bash completion for harary: the program says what may stand at the cursor.
_harary() {
  # bash also splits words at : = and @, which boards and options have: hex:flower:1, --board=K6, @list.g6
  local i piece rest=$COMP_LINE words=()
  for ((i = 0; i <= COMP_CWORD; ++i)); do
    piece=${COMP_WORDS[i]}
    if ((i > 0)) && [[ $rest == "$piece"* && $rest != [[:blank:]]* ]]; then
      words[${#words[@]} - 1]+=$piece
    else
      rest=${rest#"${rest%%[![:blank:]]*}"}
      words+=("$piece")
    fi
    rest=${rest#"$piece"}
  done
  local current=${words[${#words[@]} - 1]} program=${words[0]/#\~/$HOME}
  # bash puts words in the place of what follows the last of these characters.
  local kept= character
  for character in : = @; do
    if [[ $COMP_WORDBREAKS == *$character* && $current == *$character* ]]; then
      piece=${current%"${current##*"$character"}"}
      ((${#piece} > ${#kept})) && kept=$piece
    fi
  done
  # In front of a file's name: --out=, @
  local before=
  [[ $current == --*=* ]] && before=${current%%=*}=
  COMPREPLY=()
  local line file
  while IFS= read -r line; do
    case $line in
      :files | :folders | :@files)
        [[ $line == :@files ]] && before+=@
        local action=-f
        [[ $line == :folders ]] && action=-d
        while IFS= read -r file; do
          [[ -d ${file/#\~/$HOME} ]] && file+=/
          printf -v file %q "$file"
          COMPREPLY+=("$before${file/#\\~/~}")
        done < <(compgen "$action" -- "${current#"$before"}")
        ;;
      *) COMPREPLY+=("${line%%$'\t'*}") ;;
    esac
  done < <("$program" --complete "${words[@]:1}" 2>/dev/null)
  if ((${#COMPREPLY[@]} == 1)) && [[ ${COMPREPLY[0]} == *[:=@/] ]]; then
    compopt -o nospace 2>/dev/null
  fi
  COMPREPLY=("${COMPREPLY[@]#"$kept"}")
}
complete -F _harary harary
)script";

constexpr const char* kZsh = R"script(#compdef harary
# zsh completion for harary: the program says what may stand at the cursor.
_harary() {
  local line word
  local -a said closed open
  said=("${(@f)$("${~words[1]}" --complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
  for line in $said; do
    word=${${line%%$'\t'*}//:/\\:}
    case $line in
      :files) compset -P '--*='; _files ;;
      :folders) compset -P '--*='; _files -/ ;;
      :@files) compset -P '(--*=|)@'; _files ;;
      *[:@]$'\t'*) open+=("$word:${line#*$'\t'}") ;;
      *) closed+=("$word:${line#*$'\t'}") ;;
    esac
  done
  (($#closed)) && _describe -t words word closed
  (($#open)) && _describe -t words word open -S ''
  return $((compstate[nmatches] == 0))
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _harary "$@"
else
  compdef _harary harary
fi
)script";

constexpr const char* kFish =
    R"script(# fish completion for harary: the program says what may stand at the cursor.
function __harary_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l program $words[1]
    set -e words[1]
    set -l before (string match -r -- '^--[^=]*=' $current)
    set -l file (string replace -r -- '^--[^=]*=' '' $current)
    for line in ($program --complete $words $current 2>/dev/null)
        switch $line
            case :files
                __harary_paths "$before" $file
            case :folders
                __harary_paths "$before" $file | string match -r -- '.*/$'
            case ':@files'
                __harary_paths "$before@" (string replace -- @ '' $file)
            case '*'
                echo $line
        end
    end
end
function __harary_paths
    for path in $argv[2]*
        test -d $path; and set path $path/
        echo $argv[1]$path
    end
end
complete -c harary -f -a '(__harary_complete)'
)script";

}  // namespace

std::string completion_script(const std::string& shell) {
  if (shell == "bash") return kBash;
  if (shell == "zsh") return kZsh;
  if (shell == "fish") return kFish;
  throw InputError("shell: " + in_quotes(shell) + " must be bash, zsh or fish");
}

}  // namespace harary::cli
