import { RotateCw } from 'lucide-react'
import { Component, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ScreenNotLoaded } from './lazy-screen.ts'
import { Note } from './note.tsx'
import { useTexts } from './use-texts.ts'
import layout from './layout.module.css'
import styles from './screen-boundary.module.css'

type Props = { readonly path: string; readonly children: ReactNode }
type State = { readonly path: string; readonly error: unknown }

/**
 * Error boundary of a screen: waits for its chunks, and offers a reload if they fail. An error affects only the screen:
 * the rail and its keys still work. Opening another screen resets it.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, error: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, error: undefined }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return <Suspense fallback={<ScreenComes />}>{this.props.children}</Suspense>
    return error instanceof ScreenNotLoaded ? (
      <ScreenDidNotCome />
    ) : (
      <ScreenBroke error={error} onRetry={() => this.setState({ error: undefined })} />
    )
  }
}

/** Shown with a delay: most screens load faster. */
function ScreenComes() {
  const { t } = useTexts()
  return (
    <p className={joinClasses(layout.padded, styles.late)} role="status">
      {t('list.loading')}
    </p>
  )
}

function ScreenDidNotCome() {
  const { t } = useTexts()
  const reload = useRef<HTMLButtonElement>(null)
  useEffect(() => reload.current?.focus(), [])
  return (
    <div className={joinClasses(layout.padded, layout.column)}>
      <h1>{t('shell.screenLost')}</h1>
      <Note kind="hold" role="alert">
        <div>{t('shell.screenLostWhy')}</div>
      </Note>
      <div>
        <Button ref={reload} variant="primary" onClick={() => location.reload()}>
          <RotateCw aria-hidden="true" />
          {t('shell.reload')}
        </Button>
      </div>
    </div>
  )
}

/** An error of our code: its message, for a report, and a button to retry. */
function ScreenBroke({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTexts()
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus(), [])
  return (
    <div className={joinClasses(layout.padded, layout.column)}>
      <h1>{t('shell.screenBroke')}</h1>
      <Note kind="stop" role="alert">
        <div>{t('shell.screenBrokeWhy')}</div>
        <code>{error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : 'Error'}</code>
      </Note>
      <div>
        <Button ref={again} variant="primary" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {t('shell.again')}
        </Button>
      </div>
    </div>
  )
}
