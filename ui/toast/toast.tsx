import styles from './toast.module.css'

/**
 * Says that something was done, shown and read aloud. The region stays on the page while there is nothing to say: a screen
 * reader reads what changes in it. Never for an error, which has to stay until it is dealt with.
 */
export function Toast({ text, detail }: { readonly text: string; readonly detail?: string | undefined }) {
  return (
    <div role="status" aria-live="polite">
      {text === '' ? null : (
        <div className={styles.toast}>
          {text}
          {detail ? <span className={styles.detail}>{detail}</span> : null}
        </div>
      )}
    </div>
  )
}
