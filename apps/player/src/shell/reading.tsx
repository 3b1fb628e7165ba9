import { Button } from '#ui/button/button.tsx'

type Props = {
  readonly status: 'pending' | 'error' | 'success'
  readonly words: { readonly loading: string; readonly failed: string; readonly again: string }
  readonly onAgain: () => void
}

/** Placeholder for data: that they are loading, or that loading failed, with a button to retry. */
export function Reading({ status, words, onAgain }: Props) {
  if (status === 'pending') {
    return (
      <p className="page-state" role="status">
        <span className="spinner spinner-large" aria-hidden="true" />
        {words.loading}
      </p>
    )
  }
  if (status === 'error') {
    return (
      <div className="alert" role="alert">
        <p>{words.failed}</p>
        <Button variant="ghost" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    )
  }
  return null
}
