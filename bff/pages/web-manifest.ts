import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { textsOf } from '../i18n/texts.ts'

export const MANIFEST_FILE = 'manifest.webmanifest'

type Manifest = Record<string, unknown> & { shortcuts?: { name: string; url: string }[] }

/** `GET {base}/manifest.webmanifest`: the build's web application manifest (W3C), in the site's name, colour and language. */
export async function webManifestPlugin(app: FastifyInstance): Promise<void> {
  const { language } = app
  const { name, themeColor } = app.site.page
  const root = app.pages.publicDir
  if (root === undefined) return
  const built = JSON.parse(await readFile(join(root, MANIFEST_FILE), 'utf8')) as Manifest
  const t = textsOf(language)
  const body = () => {
    const names: Readonly<Record<string, string>> = {
      './cart': t('cart.title'),
      './user/orders/': t('account.menu.orders'),
    }
    return JSON.stringify({
      ...built,
      ...{
        name,
        short_name: name,
        theme_color: themeColor,
        lang: language.locale,
        description: t('manifest.description'),
      },
      shortcuts: built.shortcuts?.map((shortcut) => ({ ...shortcut, name: names[shortcut.url] ?? shortcut.name })),
    })
  }
  app.get(`/${MANIFEST_FILE}`, async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(body()),
  )
}
