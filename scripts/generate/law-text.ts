import type { Proof, Rule, Source } from '../law/rule.ts'
import { topics } from '../law/topics.ts'

/** `docs/law.md`: every rule with its source, what the shop does, and the tests that hold it. */
export function lawText(): string {
  const contents = topics.map(({ title, rules }) => `- [${title}](#${anchorOf(title)}): ${counted(rules.length)}`)
  const sections = topics.map(({ title, rules }) => `## ${title}\n\n${rules.map(ruleText).join('\n')}`)
  return `${HEAD}\n${contents.join('\n')}\n\n${sections.join('\n')}`
}

const HEAD = `# What the law wants

Generated from \`scripts/law\` by \`npm run generate\`. Do not edit it by hand.

**Nothing here is legal advice.** It says what the shop does about rules that French shops are usually held to, and which tests fail when it
stops doing so. Whether a shop may open is for whoever sells, and for their lawyer, to judge. Dates are those from which a text counts in the form that is
meant; of acts older than online shops, their own. Rows of the doctor say whether a store has what the shop shows:
\`npm run doctor\`.
`

function ruleText({ name, sources, does, where, tests, doctor = [], merchant }: Rule): string {
  const files = where.map((file) => `[\`${file}\`](../${file})`)
  const proofs = tests.map((test) => `  - ${proofText(test)}`)
  const lines = [
    `### ${name}`,
    '',
    does,
    '',
    `- Source: ${sources.map(sourceText).join('; ')}`,
    `- Where: ${files.join(', ')}`,
    '- Tests:',
    ...proofs,
    ...(doctor.length > 0 ? [`- Doctor: ${doctor.map((row) => `\`${row}\``).join(', ')}`] : []),
    ...(merchant ? [`- Remains to the merchant: ${merchant}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** A test by its file and its name, as pages in `docs` write it. */
export function proofText([file, test]: Proof): string {
  return `[\`${file}\`](../${file}): ${escaped(test)}`
}

function sourceText({ act, article, since, link }: Source): string {
  const cited = [act, article].filter(Boolean).join(', ')
  return `${link ? `[${cited}](${link})` : cited} (${since})`
}

/** Titles of tests hold placeholders such as `%s`, and no markup. */
function escaped(text: string): string {
  return text.replaceAll(/[\\*_<[\]`|]/g, '\\$&')
}

function counted(rules: number): string {
  return rules === 1 ? '1 rule' : `${rules} rules`
}

/** As GitHub makes it of a heading. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-')
}
