// Loaded into every measured process with `node --import`: tells the CPU time it has taken so far and its memory, and ends with the run.
process.on('message', (message) => {
  if (message === 'memory') process.send(process.memoryUsage())
  if (message !== 'cpuTime') return
  const { user, system } = process.cpuUsage()
  process.send({ cpuTime: (user + system) / 1e6 })
})
process.on('disconnect', () => process.exit())
// Nobody is kept alive for being asked.
process.channel?.unref()
