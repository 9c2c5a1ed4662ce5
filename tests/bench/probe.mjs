// Loaded into every measured process with `node --import`: reports its CPU time and memory, and ends with the run.
process.on('message', (message) => {
  if (message === 'memory') process.send(process.memoryUsage())
  if (message !== 'cpuTime') return
  const { user, system } = process.cpuUsage()
  process.send({ cpuTime: (user + system) / 1e6 })
})
process.on('disconnect', () => process.exit())
// The probe does not keep the process alive.
process.channel?.unref()
