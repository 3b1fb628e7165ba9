import { Button } from '#ui/button/button.tsx'

type Props = {
  readonly status: 'pending' | 'error' | 'success'
  readonly words: { readonly loading: string; readonly failed: string; readonly again: string }
  readonly onAgain: () => void
}

/** What stands where facts will be: that they are being read, or that they could not be, with another try. */
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
