// Loaded into every measured process with `node --import`: tells what it has cost so far.
process.on('message', (message) => {
  if (message !== 'cost') return
  const { user, system } = process.cpuUsage()
  process.send({ cpuSeconds: (user + system) / 1e6, peakMegabytes: process.resourceUsage().maxRSS / 1024 })
})
// Nobody is kept alive for being asked.
process.channel?.unref()
