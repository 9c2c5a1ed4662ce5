import { Component, type ComponentType, type ReactNode } from 'react'
import { HydratedSuspense } from './hydration.tsx'
import type { Section } from './i18n/messages.ts'
import { WithSections } from './i18n/WithSections.tsx'
import type { Preloaded } from './screen.ts'
import { useSite } from './site/site.ts'

/** An extension's content of a slot. */
export type Fill<Props = never> = {
  extension: string
  /** Section of its texts, if it has any. */
  section?: Section
  /** `bringsTexts` means that its texts load with its code. */
  Part: ComponentType<Props> & Partial<Preloaded> & { bringsTexts?: boolean }
}

/**
 * Creates the component of a slot: the parts of extensions in order, without those of extensions that the site does not use. A part that fails shows
 * nothing; the rest of the page works. Called by `virtual:extensions/slots`.
 */
export function slot<Props extends object>(fills: readonly Fill<Props>[]) {
  function Slot(props: Props) {
    const { extensionsOff } = useSite()
    return fills.map(
      ({ extension, section, Part }) =>
        !extensionsOff.includes(extension) && (
          <SlotErrorBoundary key={extension}>
            <HydratedSuspense>
              {section && !Part.bringsTexts ? (
                <WithSections sections={[section]}>
                  <Part {...props} />
                </WithSections>
              ) : (
                <Part {...props} />
              )}
            </HydratedSuspense>
          </SlotErrorBoundary>
        ),
    )
  }
  return Object.assign(Slot, { fills })
}

/** Replaces a component with another on sites that use the extension. Called by a module of the build. */
export function replaced<Props extends object>(
  Core: ComponentType<Props>,
  replacements: readonly { extension: string; entry: () => ComponentType<Props> }[],
): ComponentType<Props> {
  return function Replaced(props) {
    const { extensionsOff } = useSite()
    const Part = replacements.findLast(({ extension }) => !extensionsOff.includes(extension))?.entry() ?? Core
    return <Part {...props} />
  }
}

/** React reports the error to `onCaughtError` of the root, which logs it. */
class SlotErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return !this.state.hasFailed && this.props.children
  }
}
