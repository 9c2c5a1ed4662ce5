import type { Site } from '../../bff/config.ts'
import { guardedHosts } from '../../bff/http/security-policy.ts'
import type { OwnScript } from './own-scripts.ts'

export type Inventory = {
  version: string
  own: OwnScript[]
  /** By site: third-party origins that the policy of payment pages allows. */
  foreign: { site: string; origin: string; purpose: string; authorised: string }[]
}

const FOREIGN = {
  payment: { purpose: 'fields and windows of the payment provider', authorised: 'CSP_PAYMENT' },
  captcha: { purpose: 'the store’s reCAPTCHA, against machines', authorised: 'CSP_CAPTCHA' },
} as const

/** Returns every script that a payment page may load, with its purpose and what allows it. */
export function inventoryOf(
  version: string,
  sites: readonly Pick<Site, 'code' | 'csp'>[],
  own: OwnScript[],
): Inventory {
  const foreign = sites.flatMap(({ code, csp }) => {
    const hosts = guardedHosts(csp)
    return (['payment', 'captcha'] as const).flatMap((kind) =>
      hosts[kind].map((origin) => ({ site: code || 'the shop', origin, ...FOREIGN[kind] })),
    )
  })
  return { version, own, foreign }
}

export function markdownOf({ version, own, foreign }: Inventory): string {
  const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    '# Scripts of the payment pages',
    '',
    `Version ${version}. Made by \`npm run inventory\`; docs/deployment.md says how to use it. The content security policy of these pages refuses every other script.`,
    '',
    '## Our own',
    '',
    'From the shop’s own origin, authorised by the release. There is no inline script.',
    '',
    row('script', 'loaded', 'purpose', 'sha384'),
    row('---', '---', '---', '---'),
    ...own.map(({ path, loaded, purpose, integrity }) => row(path, loaded, purpose, `\`${integrity}\``)),
    '',
    '## Of others',
    '',
    ...(foreign.length === 0
      ? ['None is configured.']
      : [
          'The provider changes them whenever it likes, so no hash of ours can hold: it answers for them, and the policy for their origin.',
          '',
          row('site', 'origin', 'purpose', 'authorised by'),
          row('---', '---', '---', '---'),
          ...foreign.map(({ site, origin, purpose, authorised }) => row(site, origin, purpose, authorised)),
        ]),
    '',
  ].join('\n')
}

/** Returns the differences from an approved inventory, one line each. */
export function changesSince(approved: Inventory, { own, foreign }: Inventory): string[] {
  const describe = (inventory: Pick<Inventory, 'own' | 'foreign'>) =>
    new Map([
      ...inventory.own.map(({ path, integrity }): [string, string] => [path, integrity]),
      ...inventory.foreign.map(({ site, origin, authorised }): [string, string] => [`${site}: ${origin}`, authorised]),
    ])
  const before = describe(approved)
  const now = describe({ own, foreign })
  return [
    ...[...now].flatMap(([what, is]) => {
      const was = before.get(what)
      if (was === undefined) return [`new: ${what}`]
      return was === is ? [] : [`changed: ${what}`]
    }),
    ...[...before.keys()].filter((what) => !now.has(what)).map((what) => `gone: ${what}`),
  ]
}
