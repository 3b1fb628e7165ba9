import { useState } from 'react'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'

const kinds = { dialog: Dialog, sheet: Sheet } as const

/** The buttons that open a dialog and a sheet. */
export function DialogParts() {
  const [open, setOpen] = useState<keyof typeof kinds>()
  const Kind = open ? kinds[open] : undefined
  const close = () => setOpen(undefined)
  return (
    <section className="gallery-part" aria-label="Dialog and sheet">
      <h2>Dialog and sheet</h2>
      <button type="button" onClick={() => setOpen('dialog')}>
        Open the dialog
      </button>{' '}
      <button type="button" onClick={() => setOpen('sheet')}>
        Open the sheet
      </button>
      {Kind ? (
        <Kind labelledBy="gallery-dialog" onClose={close}>
          <DialogTitle id="gallery-dialog">Send the letter</DialogTitle>
          <DialogBody>It cannot be taken back.</DialogBody>
          <DialogActions>
            <button type="button" onClick={close}>
              Close
            </button>
          </DialogActions>
        </Kind>
      ) : null}
    </section>
  )
}
