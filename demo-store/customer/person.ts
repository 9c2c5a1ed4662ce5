import type { Context } from '../context.ts'
import { inputError } from '../errors.ts'

/** What `CustomerCreateInput` and `CustomerUpdateInput` say about a person; `dob` is the old name of `date_of_birth`. */
export type PersonInput = {
  firstname?: string | null
  lastname?: string | null
  middlename?: string | null
  prefix?: string | null
  suffix?: string | null
  date_of_birth?: string | null
  dob?: string | null
  gender?: number | null
  taxvat?: string | null
  is_subscribed?: boolean | null
}

const LABELS = { firstname: 'First Name', middlename: 'Middle Name', lastname: 'Last Name' }
const NAME_PATTERN = /^[\p{L}\p{M},\-_.'’`&\s\d]{1,255}$/u

/** Longest e-mail address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254

export function isEmail(text: string): boolean {
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    !text.includes('\0') &&
    /^[^\s@<>()[\],;:\\"]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}$/i.test(text)
  )
}

/** Refuses names with markup or other signs that no name has. */
export function checkNames(names: { [key in keyof typeof LABELS]?: string | null }): void {
  for (const key of ['firstname', 'lastname', 'middlename'] as const) {
    const name = names[key]
    if (name && !NAME_PATTERN.test(name)) throw inputError(`${LABELS[key]} is not valid!`)
  }
}

/** Refuses empty first and last names among those that are given, or must be. */
export function checkPerson(input: PersonInput, { text }: Context): void {
  const missing = (['firstname', 'lastname'] as const).filter((key) => input[key] === '' || input[key] === null)
  if (missing.length) throw inputError(text('parametersMissing', missing.map((key) => LABELS[key]).join(', ')))
  checkNames(input)
  if (input.gender != null && ![1, 2, 3].includes(input.gender)) {
    throw inputError(`"${input.gender}" is not a valid gender value.`)
  }
}
