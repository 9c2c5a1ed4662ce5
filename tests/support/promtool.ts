import { spawnSync } from 'node:child_process'
import { installPackages } from '../../scripts/debian-packages.mjs'

/** Whether Prometheus' own tool can be run; its package is installed where that is possible. */
export function hasPromtool(): boolean {
  if (!answers()) installPackages('prometheus')
  return answers()
}

function answers(): boolean {
  return spawnSync('promtool', ['--version']).status === 0
}
