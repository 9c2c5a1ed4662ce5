// Ends a program together with the program that started it, which may be killed alone.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const WATCH_MS = 500
const SHELL = /^-?(ba|da|a|k|z)?sh$|^busybox$/

/**
 * Calls `end` when npm has ended, if npm runs this script: npm may not forward a signal, and the shell in between may outlive it. A script that was
 * started without npm keeps running when its parent ends, as with nohup.
 */
export function onNpmEnd(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  // Only a shell in between is skipped: npm's own parent may end, too.
  const npm = isShell(parent) ? parentOf(parent) : null
  const timer = setInterval(() => {
    // An orphaned process gets a new parent, and so does the shell when npm has ended.
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

/** Returns the parent of a process; null if it is unknown or init. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) || null
  } catch {
    return Number(ask('ppid=', pid)) || null
  }
}

/** For systems without /proc. Returns nothing if there is no ps either, as in small images. */
function ask(what, pid) {
  const { stdout } = spawnSync('ps', ['-o', what, '-p', String(pid)], { encoding: 'utf8' })
  return (stdout ?? '').trim()
}
