/*
 * Input before the code of a control has loaded. It is caught from the first paint on, and delivered once and in order when React has hydrated its
 * target. Links, native disclosures and GET forms work without code and are left to the browser.
 */

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/** Interface for the page's code (`web/hydration.tsx`), which is another module of the build. */
export type EarlyInput = {
  /** Delivers input whose target can handle it now. Called when React listens, and whenever it may have hydrated more of the page. */
  deliver(): void
  /** Stops catching, because the whole page is hydrated. */
  end(): void
  /** Lets the browser send a caught form, because the code cannot be loaded. Returns whether there was one. */
  giveUp(): boolean
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** `path`: a selector of the target. `busy`: the button that shows that the input was noticed. */
type Action = { path?: string; busy?: HTMLElement | null } & (
  | { kind: 'click'; target: HTMLElement }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }
  | { kind: 'enter'; target: HTMLInputElement }
  /** The value of a field, or whether it is ticked. */
  | { kind: 'entry'; target: Field; entered: string | boolean }
)

/** A discrete event that nothing listens to: React stops such events while it cannot hydrate their target. */
const PROBE = 'dragend'

/** More taps than anybody makes in the time in which a page loads. */
const MAX_ACTIONS = 200

const NATIVE = 'summary, label, input, select, textarea, [popovertarget]'

export function catchEarlyInput(): void {
  const actions: Action[] = []
  const listening = new AbortController()
  let isReactThere = false
  let isDelivering = false
  /** Set while events are dispatched here, which must not be caught again. */
  let isOwn = false
  let isAlive = false
  let isWhole = false

  for (const [type, listener] of Object.entries({ click, submit, keydown, input: change, change })) {
    addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal })
  }
  window.earlyInput = { deliver, end, giveUp }

  function click(event: MouseEvent): void {
    if (isOwn || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLElement>('a[href]')
    // The next page may load before the code of this one, and elements that React never hydrated, such as the title, would outlive their page.
    if (link && actions.length === 0) return event.stopPropagation()
    const button = link ?? event.target.closest<HTMLElement>('button, [role="button"]')
    if (!button || event.target.closest(NATIVE)) return
    // The browser dispatches a `submit` for it.
    if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) return
    hold(event, { kind: 'click', target: button })
  }

  function submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    if (isOwn || (form.method === 'get' && actions.length === 0 && !takes(form))) return
    if (actions.some(({ kind, target }) => kind === 'submit' && target === form)) return stop(event)
    hold(event, { kind: 'submit', target: form, submitter: event.submitter })
  }

  /** Catches Enter, except in a GET form with a button. Without a button the browser submits nothing, and some fields handle Enter themselves. */
  function keydown(event: KeyboardEvent): void {
    const { target } = event
    if (isOwn || event.key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return
    if (target.form?.method === 'get' && buttonOf(target.form) && actions.length === 0) return
    hold(event, { kind: 'enter', target })
  }

  function change({ target }: Event): void {
    if (!isOwn && isField(target) && !takes(target)) noteEntry(target)
  }

  function noteEntry(target: Field): void {
    const last = actions.findLastIndex(({ kind }) => kind !== 'entry')
    const at = actions.findIndex((action, index) => index > last && isSameField(action.target, target))
    const entry: Action = { kind: 'entry', target, entered: contentOf(target) }
    if (at >= 0) actions.splice(at, 1)
    if (entry.entered !== initialOf(target) || last >= 0) add(entry)
  }

  function hold(event: Event, action: Action): void {
    if (actions.length === 0 && takes(action.target)) return
    stop(event)
    const busy = buttonOf(action.target)
    busy?.setAttribute('aria-busy', 'true')
    add({ ...action, busy })
  }

  function add(action: Action): void {
    if (actions.length < MAX_ACTIONS) actions.push({ ...action, path: pathTo(action.target) })
    if (isReactThere) deliver()
  }

  /** Whether React has hydrated it. */
  function takes(target: Element): boolean {
    if (!isReactThere) return false
    isAlive = false
    target.dispatchEvent(new Event(PROBE))
    // If React tried to hydrate and failed, the target is gone.
    return isAlive && target.isConnected
  }

  function deliver(): void {
    if (!isReactThere) {
      isReactThere = true
      // Registered after React's listener, which is on the document, too.
      document.addEventListener(PROBE, ({ cancelBubble }) => void (isAlive = !cancelBubble), {
        capture: true,
        signal: listening.signal,
      })
      noteFilledFields()
    }
    if (!isDelivering && !listening.signal.aborted) void deliverAll()
  }

  /** Delivers each action in its own task: React is still working in this one, and must render an action's changes before the next. */
  async function deliverAll(): Promise<void> {
    isDelivering = true
    await nextTask()
    for (let [next] = actions; next && (isThere(next) ? takes(next.target) : isWhole); [next] = actions) {
      actions.shift()
      const action = next
      const isLast = actions.length === 0
      if (isThere(action)) asOwn(() => repeat(action, isLast))
      await nextTask()
    }
    isDelivering = false
    if (isWhole && actions.length === 0) listening.abort()
  }

  /** Notes fields that the browser filled, after a reload or by a password manager. */
  function noteFilledFields(): void {
    for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
      const isNoted = actions.some(({ target }) => isSameField(target, field))
      if (!isNoted && contentOf(field) !== initialOf(field) && (!isRadio(field) || field.checked)) {
        actions.unshift({ kind: 'entry', target: field, entered: contentOf(field) })
      }
    }
  }

  function end(): void {
    isWhole = true
    deliver()
  }

  function giveUp(): boolean {
    const sent = actions.find(({ kind }) => kind === 'submit' || kind === 'enter')
    for (const { busy } of actions) busy?.removeAttribute('aria-busy')
    actions.length = 0
    listening.abort()
    if (sent?.kind === 'submit') sent.target.requestSubmit(submitterOf(sent))
    else if (sent?.kind === 'enter') sent.target.form?.requestSubmit()
    return sent !== undefined
  }

  function asOwn(act: () => void): void {
    isOwn = true
    try {
      act()
    } finally {
      isOwn = false
    }
  }
}

/**
 * Whether the target still exists. React renders content again that it cannot hydrate, such as a translated page: then the target is another element.
 */
function isThere(action: Action): boolean {
  if (!action.target.isConnected && action.path) {
    const same = document.querySelector<HTMLElement>(action.path)
    if (same?.localName === action.target.localName) Object.assign(action, { target: same })
  }
  return action.target.isConnected
}

function pathTo(element: Element): string {
  const parent = element.parentElement
  if (!parent) return element.localName
  const like = [...parent.children].filter(({ localName }) => localName === element.localName)
  return `${pathTo(parent)} > ${element.localName}:nth-of-type(${like.indexOf(element) + 1})`
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function repeat(action: Action, isLast: boolean): void {
  action.busy?.removeAttribute('aria-busy')
  switch (action.kind) {
    case 'click':
      return action.target.click()
    case 'submit':
      return action.target.requestSubmit(submitterOf(action))
    case 'enter':
      return press(action.target)
    case 'entry':
      return fill(action.target, action.entered, isLast)
  }
}

function submitterOf({
  target,
  submitter,
}: {
  target: HTMLFormElement
  submitter: HTMLElement | null
}): HTMLElement | undefined {
  return submitter instanceof HTMLButtonElement && submitter.form === target ? submitter : undefined
}

/** Does what browsers do for Enter in a field. */
function press(field: HTMLInputElement): void {
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
  if (field.dispatchEvent(new KeyboardEvent('keydown', key)) && field.form) buttonOf(field.form)?.click()
}

/** Sets a field. React ignores a value that equals that at hydration, so the field is set to something else first. */
function fill(field: Field, entered: string | boolean, isLast: boolean): void {
  if (typeof entered === 'boolean') {
    const box = field as HTMLInputElement
    box.checked = !entered
    if (entered || !isRadio(box)) box.click()
    return
  }
  if (!(field instanceof HTMLSelectElement)) {
    const { selectionStart, selectionEnd } = field
    field.value = `${entered} `
    setterOf(field)?.call(field, entered)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  } else if (field.multiple) {
    for (const option of field.options) option.selected = entered.split('\n').includes(option.value)
  } else {
    field.value = entered
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  // The shopper has gone on to another control, so this one lost the focus.
  if (!isLast || field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Returns the browser's own setter, which React replaces on the element. */
function setterOf(field: HTMLInputElement | HTMLTextAreaElement) {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  return Object.getOwnPropertyDescriptor(prototype, 'value')?.set
}

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== 'file'
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}

const isRadio = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio'

const isBox = (field: Field): field is HTMLInputElement => isRadio(field) || field.type === 'checkbox'

/** Radio buttons of one name are one field. */
function isSameField(one: Element, other: Field): boolean {
  if (one === other) return true
  return isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form
}

function contentOf(field: Field): string | boolean {
  if (isBox(field)) return field.checked
  if (!(field instanceof HTMLSelectElement)) return field.value
  return Array.from(field.selectedOptions, ({ value }) => value).join('\n')
}

/** Returns the value that the server rendered. */
function initialOf(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement) {
    const chosen = Array.from(field.options).filter(({ defaultSelected }) => defaultSelected)
    if (chosen.length === 0 && !field.multiple) return field.options[0]?.value ?? ''
    return chosen.map(({ value }) => value).join('\n')
  }
  return isBox(field) ? field.defaultChecked : field.defaultValue
}

/** The button that shows that an input was noticed. */
function buttonOf(target: Element): HTMLElement | null {
  if (target instanceof HTMLFormElement) return target.querySelector<HTMLElement>('[type="submit"]')
  if (target instanceof HTMLInputElement) return target.form && buttonOf(target.form)
  return target instanceof HTMLElement && target.matches('a, button, [role="button"]') ? target : null
}
