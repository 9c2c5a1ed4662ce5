import { useEffect } from 'react'
import type { FieldValueInput, StoreForm } from '../../api/shop-types.generated.ts'
import { operationQuery, type PageClient, useOperation } from '../../api/use-operation.ts'
import { lazy } from '../../lazy.tsx'
import type { FieldInputsProps } from './FieldInputs.tsx'
import { RequiredFields as Query, type RequiredFieldFragment } from './required-fields.generated.ts'

/** Few stores require more than the forms always have. */
const FieldInputs = lazy(() => import('./FieldInputs.tsx'))

const NONE: readonly RequiredFieldFragment[] = []

/**
 * Returns further required fields, or none if they cannot be loaded, so that no form depends on them. Loads the code of
 * their inputs before a form shows.
 */
export function useRequiredFields(form: StoreForm): readonly RequiredFieldFragment[] {
  const fields = useOperation(Query, { form }).data?.requiredFields ?? NONE
  const areThere = fields.length > 0
  useEffect(() => {
    if (areThere) void FieldInputs.preload().catch(() => {})
  }, [areThere])
  return fields
}

export async function prefetchRequiredFields(queryClient: PageClient, form: StoreForm): Promise<void> {
  const data = await queryClient.ensureQueryData(operationQuery(Query, { form })).catch(() => null)
  if (data?.requiredFields?.length) await FieldInputs.preload()
}

type RequiredFieldsProps = FieldInputsProps & {
  /** Whether they come before the name, such as a title. */
  isLead?: boolean
}

export function RequiredFields({ fields, isLead = false, ...props }: RequiredFieldsProps) {
  const shown = fields.filter(({ code }) => isLead === (code === 'prefix') && code !== 'company')
  return shown.length > 0 && <FieldInputs fields={shown} {...props} />
}

/** Returns the entered values as mutation input; absent if no field was shown. The company is left out, because addresses have it already. */
export function enteredFields(
  fields: readonly RequiredFieldFragment[],
  valueOf: (code: string) => string | undefined,
): FieldValueInput[] | undefined {
  if (fields.length === 0) return undefined
  return fields.flatMap(({ code }) => (code === 'company' ? [] : { code, value: valueOf(code) ?? '' }))
}
