/**
 * Draws the demo store's video: `node scripts/run.mjs scripts/draw-video.mjs` (a camera move across a picture). It needs Chromium, so the
 * video itself is in the repository.
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { createMediaHandler } from '../demo-store/media/handler.ts'

const PICTURE = 'wysiwyg/maison/pre.jpg'
const TARGET = 'demo-store/media/videos/pre.mp4'

const picture = await createMediaHandler({ dataDir: 'var' })(PICTURE)
if (!picture) throw new Error(`There is no ${PICTURE}`)
const source = `data:${picture.contentType};base64,${picture.body.toString('base64')}`
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  const video = await page.evaluate(walkPast, { source, width: 640, height: 360, seconds: 6 })
  await writeFile(TARGET, Buffer.from(video, 'base64'))
} finally {
  await browser.close()
}

/** Runs in the browser. Returns the video in base64. */
async function walkPast({ source, width, height, seconds }) {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const zoom = 1.3 * Math.max(width / image.width, height / image.height)
  const [drawnWidth, drawnHeight] = [image.width * zoom, image.height * zoom]
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: 160_000,
  })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  const start = performance.now()
  await new Promise((resolve) => {
    const draw = () => {
      const way = Math.min(1, (performance.now() - start) / 1000 / seconds)
      context.drawImage(image, (width - drawnWidth) * way, (height - drawnHeight) * 0.5, drawnWidth, drawnHeight)
      if (way < 1) requestAnimationFrame(draw)
      else resolve()
    }
    draw()
  })
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
