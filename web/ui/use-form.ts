import { typedText } from '../../schema/typed-text.ts'
import { shownError } from '../api/shown-error.tsx'
import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { showFault } from './show-fault.ts'

/** Values by field name; texts are as `typedText` reads them, except passwords. An unticked checkbox is absent. */
export type FormValues = Readonly<Record<string, string | undefined>>
/** Errors by field name. */
export type Faults = Readonly<Record<string, string | null | undefined>>

/** The response of a mutation. */
type FormResult = {
  success: boolean
  errorMessage?: ReactNode
  errors?: readonly { field: string; message: string }[]
}

type FormOptions<Result extends FormResult> = {
  check(values: FormValues): Faults
  /** Rejects as the transport does. */
  send(values: FormValues): Promise<Result>
  onAccepted(response: Result, values: FormValues, form: HTMLFormElement): void
  /** Message for a refusal without a reason. */
  refusal: string
}

/**
 * A form with uncontrolled fields. Errors show at their fields, and the first one takes the focus. `failure` concerns the form as
 * a whole: its alert, within the form, scrolls into view.
 */
export function useForm<Result extends FormResult>({ check, send, onAccepted, refusal }: FormOptions<Result>) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  /** Another object for each attempt: its fault shows, even if it is the same again. */
  const [outcome, setOutcome] = useState<{ failure: ReactNode; isAccepted?: boolean }>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (outcome) showFault(form.current)
  }, [outcome])

  function settle(found: Faults, failure: ReactNode): void {
    setFaults(found)
    setOutcome({ failure })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const element = event.currentTarget
    const values = valuesOf(element)
    const found = check(values)
    if (Object.values(found).some(Boolean)) return settle(found, null)
    // What the last attempt found is out of date now.
    setFaults({})
    setOutcome(undefined)
    setBusy(true)
    try {
      const response = await send(values)
      if (response.success) {
        setOutcome({ failure: null, isAccepted: true })
        return onAccepted(response, values, element)
      }
      const errors = response.errors ?? []
      const isShown = errors[0] && errors.every(({ field }) => field in values)
      const named = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
      settle(named, isShown ? null : (response.errorMessage ?? refusal))
    } catch (error) {
      settle({}, shownError(error, refusal))
    } finally {
      setBusy(false)
    }
  }

  /** An error disappears when its field changes, and what was said of a success with any change. */
  function forgive({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement
    if (faults[name]) setFaults({ ...faults, [name]: null })
    if (outcome?.isAccepted) setOutcome(undefined)
  }

  // POST: before hydration the browser submits the form itself, and GET would put a password into the address.
  const props = { ref: form, method: 'post', onSubmit: submit, onInput: forgive, noValidate: true }
  return { props, faults, failure: outcome?.failure, isAccepted: outcome?.isAccepted, isBusy }
}

function valuesOf(form: HTMLFormElement): FormValues {
  const passwords = new Set([...form.querySelectorAll<HTMLInputElement>('[data-secret]')].map(({ name }) => name))
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, passwords.has(name) ? value : typedText(value)]] : [],
    ),
  )
}
