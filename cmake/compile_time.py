# SPDX-License-Identifier: MIT
"""Runs a compiler and notes what it cost.

    compile_time.py LOG OBJECT COMMAND...

One line is added to LOG: user seconds, system seconds, peak memory in KiB (of the largest process),
seconds by the clock, and the object, separated by tabs. The exit status is the command's. Only the
interpreter and two of its built-in modules are loaded, which takes some 10 ms a file.
"""
import posix
import sys
import time


def main() -> int:
    log, made, *command = sys.argv[1:]
    begin = time.monotonic()
    program = command[0]
    if "/" not in program:
        for folder in posix.environ.get(b"PATH", b"/usr/bin:/bin").decode().split(":"):
            candidate = f"{folder or '.'}/{program}"
            try:
                if posix.access(candidate, posix.X_OK):
                    program = candidate
                    break
            except OSError:
                pass
    child = posix.posix_spawn(program, command, posix.environ)
    _, status, used = posix.wait4(child, 0)
    code = posix.waitstatus_to_exitcode(status)
    if code == 0:
        line = f"{used.ru_utime:.3f}\t{used.ru_stime:.3f}\t{used.ru_maxrss}\t{time.monotonic() - begin:.3f}\t{made}\n"
        try:
            with open(log, "a") as file:
                file.write(line)
        except OSError:
            pass  # the report is worth less than the build
    return code if code >= 0 else 128 - code


sys.exit(main())
