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

/** Waits for the files of a screen, and offers to load the page anew where they do not come. Another screen is another try. */
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
    // A fault of ours is nobody's to reload away.
    if (error !== undefined && !(error instanceof ScreenNotLoaded)) throw error
    return error === undefined ? (
      <Suspense fallback={<ScreenComes />}>{this.props.children}</Suspense>
    ) : (
      <ScreenDidNotCome />
    )
  }
}

/** Seen only where it takes its time: most screens are there before anybody could read it. */
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
