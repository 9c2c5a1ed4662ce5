// Loaded into the server before anything else (`node --import`): lets a test move its clock and look at its memory, by messages.
const { now } = Date
const RealDate = Date
let shift = 0

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now() + shift)
    else super(...parts)
  }

  static now() {
    return now() + shift
  }
}

/** Numbers below 1000 that the engine has printed wrong at any time so far: after a garbage collection it prints them right again. */
const wrongTexts = new Set()
setInterval(() => {
  for (let number = 0; number < 1000; number++) {
    const text = `${number}`
    if (typeof text !== 'string' || text.length !== number.toFixed(0).length) wrongTexts.add(number)
  }
}, 100).unref()

/** Memory that one collection releases, such as that of a finalizer, is free only after the next. */
async function collect() {
  for (let time = 0; time < 3; time++) {
    globalThis.gc?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

process.on('message', async (message) => {
  if ('shift' in message) shift = message.shift
  if ('memory' in message) await collect()
  process.send({ ...process.memoryUsage(), wrongTexts: [...wrongTexts] })
})
// The channel alone must not keep the server alive. Worker threads have none.
process.channel?.unref()
