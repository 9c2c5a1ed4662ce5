import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closure, type Lock } from '../pack/assemble.ts'

type Package = {
  folder: string
  name: string
  version: string
  licence: string
  integrity: string
  /** Address of its source by its own package.json; null if it names none. */
  repository: string | null
}

const LICENCE = /^(licen[cs]e|notice|copying)/i

/** Returns every package in the archive, with its data in package-lock.json. */
export function packedPackages(root: string): Package[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>
  const { packages } = read('package-lock.json') as { packages: Lock & Record<string, Record<string, string>> }
  const { dependencies = {} } = read('package.json') as { dependencies?: Record<string, string> }
  return closure(Object.keys(dependencies), packages, (folder) => existsSync(join(root, folder))).map((folder) => {
    const { version = '', integrity = '' } = packages[folder] as Record<string, string>
    const { license, licenses, repository } = read(join(folder, 'package.json'))
    return {
      folder,
      name: folder.replace(/^.*node_modules\//, ''),
      version,
      integrity,
      repository: repositoryOf(repository),
      licence: licenceOf(license ?? licenses) ?? firstLine(join(root, folder)) ?? 'not stated',
    }
  })
}

/** An address, a short form such as `owner/name`, or an object with either. */
function repositoryOf(value: unknown): string | null {
  return (typeof value === 'string' ? value : (value as { url?: string } | undefined)?.url) ?? null
}

/** Some packages have an object, or a list of them. */
function licenceOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const types = [value].flat().map((one) => (one as { type?: string } | undefined)?.type)
  return types.filter(Boolean).join(' OR ') || undefined
}

/** Returns the first line of the licence text, which names the licence if package.json does not. */
function firstLine(folder: string): string | undefined {
  const [file] = readdirSync(folder).filter((name) => LICENCE.test(name))
  return file && readFileSync(join(folder, file), 'utf8').trim().split('\n')[0]?.trim()
}

/** Returns a page with the licence of every package in the archive: a table, then the texts, each once. */
export function licencesPage(root: string, version: string, packages = packedPackages(root)): string {
  const texts = new Map<string, string[]>()
  for (const { folder, name, version: own } of packages) {
    const files = readdirSync(join(root, folder)).filter((file) => LICENCE.test(file))
    for (const file of files.toSorted()) {
      const text = readFileSync(join(root, folder, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim()
      texts.set(text, [...(texts.get(text) ?? []), `${name} ${own}`])
    }
  }
  const rows = packages.map(({ name, version: own, licence }) => `| ${name} | ${own} | ${licence} |`)
  const parts = [...texts].map(([text, names]) => `## ${names.join(', ')}\n\n\`\`\`text\n${text}\n\`\`\`\n`)
  return [
    `# Licences of the packages in Musette ${version}\n`,
    `Musette itself: MIT, see LICENSE.\n`,
    ['| package | version | licence |', '| --- | --- | --- |', ...rows].join('\n') + '\n',
    ...parts,
  ].join('\n')
}

/**
 * Returns the origin of each package (https://github.com/package-url/purl-spec) and the evidence: what npm checked at installation, and what the
 * registry signed.
 */
export function provenance(version: string, packages: readonly Package[], signatures: Signatures): string {
  const rows = packages.map(({ name, version: own, integrity, repository }) => ({
    name,
    version: own,
    purl: `pkg:npm/${name.replace('@', '%40')}@${own}`,
    repository,
    integrity,
    signature: signatureOf(`${name}@${own}`, signatures),
  }))
  return json({
    release: version,
    integrity: 'npm ci compared every package with the hash of package-lock.json before it was packed.',
    signatures: signatures.isAsked
      ? 'The registry was asked, and its keys compared (npm audit signatures).'
      : 'The registry could not be asked. That nobody but its maintainers published a package is not proven here: run «npm audit signatures» where it can be reached.',
    packages: rows,
  })
}

/** Result of `npm audit signatures --json`; unknown if the registry did not respond. */
export type Signatures = { isAsked: false } | { isAsked: true; invalid: readonly string[]; missing: readonly string[] }

export function readSignatures(output: string): Signatures {
  try {
    const found = JSON.parse(output) as Record<'invalid' | 'missing', { name: string; version: string }[] | undefined>
    if (!found.invalid || !found.missing) return { isAsked: false }
    const names = (list: { name: string; version: string }[]) => list.map(({ name, version }) => `${name}@${version}`)
    return { isAsked: true, invalid: names(found.invalid), missing: names(found.missing) }
  } catch {
    return { isAsked: false }
  }
}

function signatureOf(id: string, signatures: Signatures): 'valid' | 'invalid' | 'missing' | 'unknown' {
  if (!signatures.isAsked) return 'unknown'
  if (signatures.invalid.includes(id)) return 'invalid'
  return signatures.missing.includes(id) ? 'missing' : 'valid'
}

type Bom = {
  serialNumber?: string
  metadata: { timestamp?: string; component?: { 'bom-ref': string } }
  components: { 'bom-ref': string; name: string; version: string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * The bill of materials of `npm sbom` for these packages, the same from every clone: its number is derived from its content, and its time is that of
 * the commit. The text names all that is installed, because with `--omit dev` npm leaves out packages that both we and our tools need.
 */
export function stableBom(text: string, packages: readonly Pick<Package, 'name' | 'version'>[], time: Date): string {
  const { serialNumber: _, ...bom } = JSON.parse(text) as Bom
  const packed = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const components = bom.components.filter(({ name, version }) => packed.has(`${name}@${version}`))
  const refs = new Set([bom.metadata.component?.['bom-ref'], ...components.map((one) => one['bom-ref'])])
  const content = {
    ...bom,
    metadata: { ...bom.metadata, timestamp: time.toISOString() },
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => refs.has(ref)) })),
  }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  // A UUID of version 8: its bits are the maker's own (RFC 9562).
  const variant = ((Number.parseInt(hash[16]!, 16) & 0x3) | 0x8).toString(16)
  const uuid = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ]
  return json({ ...content, serialNumber: `urn:uuid:${uuid.join('-')}` })
}

/** Returns checksums in the format of `sha256sum --check`. */
export function checksums(folder: string, names: readonly string[]): string {
  return names
    .toSorted()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('')
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
