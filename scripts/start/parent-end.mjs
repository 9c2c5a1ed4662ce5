// Ends a program with the one that started it, which a signal may have hit alone.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const WATCH_MS = 500
const SHELL = /^-?(ba|da|a|k|z)?sh$|^busybox$/

/**
 * Calls back once npm is gone, where npm runs this: it need not pass a signal on, and the shell between the two may outlive it. Whoever
 * starts the script by hand may leave, as with nohup.
 */
export function onNpmEnd(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  // npm's own parent may leave, too: only a shell between is looked behind.
  const npm = isShell(parent) ? parentOf(parent) : null
  const timer = setInterval(() => {
    // An orphan gets another parent: so does the shell once npm is gone.
    if (process.ppid === parent && (npm === null || parentOf(parent) === npm)) return
    clearInterval(timer)
    end()
  }, WATCH_MS)
  timer.unref()
}

function isShell(pid) {
  try {
    return SHELL.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim())
  } catch {
    return SHELL.test(ask('comm=', pid).split('/').at(-1) ?? '')
  }
}

/** The parent of a process; null where that cannot be learned, or is nobody's business (init). */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) || null
  } catch {
    return Number(ask('ppid=', pid)) || null
  }
}

/** Where there is no /proc; nothing where there is no ps either, as in small images. */
function ask(what, pid) {
  const { stdout } = spawnSync('ps', ['-o', what, '-p', String(pid)], { encoding: 'utf8' })
  return (stdout ?? '').trim()
}
