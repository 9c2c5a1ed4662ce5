import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PageSite } from '../../schema/page.ts'

const FILES = ['logo.svg', 'logo.webp', 'logo.png']

/** Finds the logo in a site's public folders, with its size, so that pages reserve its space. */
export async function findLogo(publicDirs: readonly string[]): Promise<PageSite['logo']> {
  const found = publicDirs.flatMap((folder) => FILES.map((name) => ({ name, file: join(folder, name) })))
  const logo = found.find(({ file }) => existsSync(file))
  if (!logo) return undefined
  const { width, height } = await sharp(logo.file)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`${logo.file} is no picture that can be read`, { cause })
    })
  return { path: `/${logo.name}`, width, height }
}
