import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import secretStyles from '../../../shell/secret.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

/** The secret of a webhook, shown only now. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const id = useId()
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>{t('triggers.secret')}</DialogTitle>
      <DialogBody>
        <p>{t('triggers.secretOnce')}</p>
        <code className={secretStyles.secret}>{secret}</code>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t('triggers.secretKept')}</Button>
      </DialogActions>
    </Dialog>
  )
}
