import { useOperation } from '../../api/use-operation.ts'
import type { PasswordRule as Rule } from './password-strength.ts'
import { PasswordRule } from './password-rule.generated.ts'

/** What stores want unless they say otherwise. */
const USUAL: Rule = { minLength: 8, characterClasses: 3 }

/** What the store wants of a password. */
export function usePasswordRule(): Rule {
  return useOperation(PasswordRule, {}).data?.passwordRule ?? USUAL
}
