import { join, relative } from 'node:path'
import { ROOT, shopFolder } from '../extensions.mjs'
import { overridesOf } from '../vite/overrides.mjs'

/** Generates a type check of a shop's modules against the ones of the core that they replace: each has to export the same, with the same props. */
export function overrideTypes(): [string, string][] {
  const modules = overridesOf().filter((name) => /\.tsx?$/.test(name))
  if (modules.length === 0) return []
  const checks = modules.map(
    (name, i) => `import type * as own${i} from './${name}'
import type * as original${i} from 'musette/original/web/${name}'
void ({} as typeof own${i} satisfies typeof original${i})
`,
  )
  return [
    [
      relative(ROOT, join(shopFolder(), 'web/overrides.generated.ts')),
      `// Made by \`npm run generate\`; not edited by hand.\n${checks.join('')}`,
    ],
  ]
}
