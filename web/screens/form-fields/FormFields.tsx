import { useEffect } from 'react'
import type { FieldValueInput, StoreForm } from '../../api/shop-types.generated.ts'
import { operationQuery, type PageClient, useOperation } from '../../api/use-operation.ts'
import { lazy } from '../../lazy.tsx'
import type { FieldInputsProps } from './FieldInputs.tsx'
import { FormFields as Query, type FormFieldFragment } from './form-fields.generated.ts'

/** Few stores require more than the forms always have. */
const FieldInputs = lazy(() => import('./FieldInputs.tsx'))

const NONE: readonly FormFieldFragment[] = []

/**
 * Returns the further fields of a form, or none if they cannot be loaded, so that no form depends on them. Loads the code of
 * their inputs before a form shows.
 */
export function useFormFields(form: StoreForm): readonly FormFieldFragment[] {
  const fields = useOperation(Query, { form }).data?.formFields ?? NONE
  const areThere = fields.length > 0
  useEffect(() => {
    if (areThere) void FieldInputs.preload().catch(() => {})
  }, [areThere])
  return fields
}

export async function prefetchFormFields(queryClient: PageClient, form: StoreForm): Promise<void> {
  const data = await queryClient.ensureQueryData(operationQuery(Query, { form })).catch(() => null)
  if (data?.formFields?.length) await FieldInputs.preload()
}

type FormFieldsProps = FieldInputsProps & {
  /** Whether they come before the name, such as a title. */
  isLead?: boolean
}

export function FormFields({ fields, isLead = false, ...props }: FormFieldsProps) {
  const shown = fields.filter(({ code }) => isLead === (code === 'prefix') && code !== 'company')
  return shown.length > 0 && <FieldInputs fields={shown} {...props} />
}

/** Returns the entered values as mutation input; absent if no field was shown. The company is left out, because addresses have it already. */
export function enteredFields(
  fields: readonly FormFieldFragment[],
  valueOf: (code: string) => string | undefined,
): FieldValueInput[] | undefined {
  if (fields.length === 0) return undefined
  return fields.flatMap(({ code }) => (code === 'company' ? [] : { code, value: valueOf(code) ?? '' }))
}
