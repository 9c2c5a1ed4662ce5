import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PageSite } from '../../schema/page.ts'

export const MANIFEST_FILE = 'manifest.webmanifest'

/** `GET {base}/manifest.webmanifest`: the build's web application manifest (W3C), with the site's name and colour. */
export async function webManifestPlugin(
  app: FastifyInstance,
  { root, site: { name, themeColor } }: { root: string; site: PageSite },
): Promise<void> {
  const built = JSON.parse(await readFile(join(root, MANIFEST_FILE), 'utf8')) as Record<string, unknown>
  const body = JSON.stringify({ ...built, name, short_name: name, theme_color: themeColor })
  app.get(`/${MANIFEST_FILE}`, async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(body),
  )
}
