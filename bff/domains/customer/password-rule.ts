import { type PasswordRule, USUAL_PASSWORD_RULE } from '../../../schema/password-rule.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'
import { SETTINGS_POLICY } from '../shop/settings-policy.ts'
import { StorePasswordRule } from './magento/password-rule.generated.ts'

/** Loads the store's rule for passwords. */
export const passwordRuleOf = defineService(async ({ upstream }: RequestContext): Promise<PasswordRule> => {
  const { storeConfig } = await upstream.read(StorePasswordRule, {}, SETTINGS_POLICY)
  return {
    minLength: within(storeConfig?.minimum_password_length, 1, 128) ?? USUAL_PASSWORD_RULE.minLength,
    characterClasses:
      within(storeConfig?.required_character_classes_number, 1, 4) ?? USUAL_PASSWORD_RULE.characterClasses,
  }
})

function within(text: string | null | undefined, min: number, max: number): number | null {
  const value = Number(text ?? NaN)
  return Number.isInteger(value) && value >= min && value <= max ? value : null
}
