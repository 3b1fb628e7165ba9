import styles from './toast.module.css'

/**
 * Confirms an action, shown and announced. The region stays on the page while it is empty: screen readers announce
 * changes inside it. Never for an error, which must stay until it is handled.
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
