import { barriers, CHECKED_ON, criteria } from '../accessibility/criteria.ts'
import type { Check, Criterion, Result } from '../accessibility/criterion.ts'
import type { Proof } from '../law/rule.ts'
import { proofText } from './law-text.ts'

const TOPICS = [
  'Pictures',
  'Frames',
  'Colours',
  'Sound and video',
  'Tables',
  'Links',
  'Scripts',
  'What each page has to have',
  'Structure',
  'Presentation',
  'Forms',
  'Finding one’s way',
  'Reading',
]

const RESULTS: readonly Result[] = ['met', 'not met', 'not checked', 'not applicable']

/** `docs/accessibility.md`: every criterion with its result, and how it is checked. */
export function accessibilityText(): string {
  const proofs = new Map<string, number>()
  const sections = TOPICS.map((title, index) => {
    const own = criteria.filter(({ number }) => number.startsWith(`${index + 1}.`))
    const rows = own.map((criterion) => `| ${cellsOf(criterion, proofs).join(' | ')} |`)
    return [
      `## ${index + 1}. ${title}`,
      '',
      '| | wanted | result | why | checked by |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  const counts = RESULTS.map((result) => `| ${result} | ${criteria.filter((one) => one.result === result).length} |`)
  const tests = [...proofs.keys()].map((proof, index) => `${index + 1}. ${proof}`)
  return [
    HEAD,
    `Last gone through: ${CHECKED_ON}.`,
    '',
    '| result | criteria |',
    '|---|---|',
    ...counts,
    '',
    ...sections,
    '## Tests',
    '',
    ...tests,
    '',
  ].join('\n')
}

const HEAD = `# Accessibility

Generated from \`scripts/accessibility\` by \`npm run generate\`. Do not edit it by hand.

The criteria of [RGAA 4.1.2](https://accessibilite.numerique.gouv.fr/), which applies EN 301 549 and WCAG 2.1, with what is known of the shop in front of the
demo store. Titles are in our own words: the text that counts is theirs. **No person with a disability and no auditor has gone through the shop yet.**
A criterion is met only where a test fails when it no longer is. What nobody has checked says so, with the steps for whoever does, and counts
as not met. The result is at \`/accessibilite\` in the shop, and a site can replace it by that of a person's audit: [sites](../sites/README.md).
`

function cellsOf({ number, title, result, why, check }: Criterion, proofs: Map<string, number>): string[] {
  return [number, title, result === 'met' ? result : `**${result}**`, why, checkText(check, proofs)]
}

function checkText(check: Check, proofs: Map<string, number>): string {
  switch (check.by) {
    case 'machine':
      return `machine: ${check.rules.map((rule) => `\`${rule}\``).join(', ')} (${numbersOf(check.tests, proofs)})`
    case 'walk':
      return `walk (${numbersOf(check.tests, proofs)})`
    case 'person':
      return `a person: ${check.steps.map((step, index) => `${index + 1}. ${step}`).join(' ')}`
    case 'absence':
      return '–'
  }
}

/** Tests stand once at the end, by number. */
function numbersOf(tests: readonly Proof[], proofs: Map<string, number>): string {
  const numbers = tests.map((test) => {
    const text = proofText(test)
    const number = proofs.get(text) ?? proofs.size + 1
    proofs.set(text, number)
    return number
  })
  return `[test${numbers.length > 1 ? 's' : ''}](#tests) ${numbers.join(', ')}`
}

/** What the shop's statement is made of, without the criteria themselves. */
export function accessibilityResult(): string {
  const numbers = (...results: Result[]) =>
    criteria.filter(({ result }) => results.includes(result)).map(({ number }) => number)
  const applicable = numbers('met', 'not met', 'not checked').length
  const lines = barriers.map(({ fr, en }) => `\n    {\n      fr: ${quoted(fr)},\n      en: ${quoted(en)},\n    },`)
  return `import type { AccessibilityResult } from '../../config.ts'

/** Generated from \`scripts/accessibility\` by \`npm run generate\`: not edited by hand. */
export const OWN_RESULT: AccessibilityResult = {
  date: ${quoted(CHECKED_ON)},
  auditor: null,
  tested: null,
  applicable: ${applicable},
  met: ${numbers('met').length},
  // prettier-ignore
  unchecked: [${numbers('not checked').map(quoted).join(', ')}],
  barriers: [${lines.length > 0 ? `${lines.join('')}\n  ` : ''}],
}
`
}

function quoted(text: string): string {
  return `'${text}'`
}
