import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/**
 * The HTML standard's rules and those of good markup, without those of mere style: how React writes attributes (`charSet`, `open=""`, `<br/>`)
 * and makes ids is its own affair.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Lists and searches have roles that may be named.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Boxes of one facet share their name, as its values share their parameter.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
      // The shop's own files come from its own origin.
      'require-sri': 'off',
      // Scripts may move things; that the server writes no style into its pages has a test of its own.
      'no-inline-style': 'off',
      'tel-non-breaking': 'off',
      // A screen that waits for who is signed in has no heading yet; that a whole one has, axe sees.
      'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
      // Suggestions below a field are a list box that no `<select>` can be.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // Forms that answer while one chooses have nothing to submit.
      'wcag/h32': 'off',
    },
  }),
)

/** What is wrong with a document's markup, a readable line each; none when it is valid. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
  return [...faults, ...roleFaults(html)]
}

/** Roles that an `<input>` of a type may have beside its own (W3C, ARIA in HTML, §4): the validator does not look at them. */
const INPUT_ROLES: Readonly<Record<string, readonly string[]>> = {
  text: ['combobox', 'searchbox', 'spinbutton'],
  email: [],
  tel: [],
  url: [],
  search: [],
  number: [],
  password: [],
  checkbox: ['button', 'menuitemcheckbox', 'option', 'switch'],
  radio: ['menuitemradio'],
}

function roleFaults(html: string): string[] {
  return [...html.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
    const { type = 'text', role } = Object.fromEntries(
      [...input.matchAll(/\s(type|role)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ) as { type?: string; role?: string }
    const isFine = role === undefined || (INPUT_ROLES[type] ?? []).includes(role)
    return isFine ? [] : [`input-role: ${role} is no role of an input of the type ${type} (${input})`]
  })
}
