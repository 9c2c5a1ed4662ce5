import { Component, type ReactNode, useEffect, useState } from 'react'
import { GraphqlFailure } from '../../schema/page.ts'
import { isMissingCode } from '../api/missing-code.ts'
import { FallbackPage } from './fallback/FallbackPage.tsx'
import { mayReload, reloadOnce } from './reload-once.ts'
import { ScreenError } from './ScreenError.tsx'

export type ScreenErrorProps = { error: unknown }

type Props = { resetKey: string; children: ReactNode; error?: (props: ScreenErrorProps) => ReactNode }
type State = { error: unknown; failed: boolean; resetKey: string }

/** An error boundary: shows the error in place of the screen until the location changes. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: undefined, failed: false, resetKey }
  }

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    if (error instanceof GraphqlFailure && error.isMaintenance) return <FallbackPage status="maintenance" />
    // Without a network neither the code of a screen nor its data can load.
    if (hasNoResponse(error) && !navigator.onLine) return <FallbackPage status="offline" />
    const { error: Fallback = ScreenError } = this.props
    const fallback = <Fallback error={error} />
    return isMissingCode(error) ? <MissingCode>{fallback}</MissingCode> : fallback
  }
}

function hasNoResponse(error: unknown): boolean {
  return isMissingCode(error) || (error instanceof GraphqlFailure && error.kind === 'network' && error.status === 0)
}

/** Replaces a screen whose code is gone: nothing while the page reloads, the error if a reload did not help. */
export function MissingCode({ children }: { children: ReactNode }) {
  const [reloads] = useState(mayReload)
  useEffect(() => {
    if (reloads) reloadOnce()
  }, [reloads])
  return reloads ? null : children
}
