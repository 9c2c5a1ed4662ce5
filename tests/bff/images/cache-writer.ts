import { createHash } from 'node:crypto'
import { createDiskCache } from '../../../bff/images/disk-cache.ts'
import { entityTag } from '../../../bff/images/picture-file.ts'

/**
 * One process of several that share an image cache: `cache-writer.ts DIR MAX_BYTES NAME COUNT`. Writes COUNT pictures
 * of its own, and between them one that the others write too; says so on standard output after each.
 */
const [dir = '', maxBytes, name, count] = process.argv.slice(2)

const cache = createDiskCache(dir, Number(maxBytes), (error) => {
  throw error
})
for (let n = 0; n < Number(count); n++) {
  for (const path of [`${name}/${n}`, 'shared']) {
    const body = Buffer.alloc(20_000, path + name)
    const key = createHash('sha256').update(path).digest('hex')
    await cache.write(key, {
      path,
      type: 'image/webp',
      etag: entityTag(body),
      source: { digest: 'd', validators: {} },
      body,
    })
    const hit = await cache.read(key)
    if (hit && hit.picture.path !== path) throw new Error('another picture')
  }
  process.stdout.write(`${n}\n`)
}
