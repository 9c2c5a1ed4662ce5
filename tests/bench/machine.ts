import { cpus, loadavg } from 'node:os'

/** Load of the machine when the run began: near 0 if nothing else was running. */
const [othersLoad = 0] = loadavg()

/** A line that says where and when a run took place. */
export function machine(isPinned: boolean): string {
  const [cpu] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  const cores = isPinned
    ? 'each server on one core, the load on another'
    : 'servers and load on the same cores: taskset is missing'
  return `${date}, Node ${process.version}, ${cpu?.model.trim()}, ${cores}; load average ${othersLoad.toFixed(1)} when the run began.`
}
