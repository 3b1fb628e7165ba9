import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'

type Props = { readonly clientId: string; readonly secret: string; readonly onClose: () => void }

/** A secret, shown only now: we store only its hash. */
export function SecretOnce({ clientId, secret, onClose }: Props) {
  const { t } = useTexts()
  return (
    <Dialog labelledBy="secret-title" onClose={onClose}>
      <DialogTitle id="secret-title">{t('clients.secretTitle', { client: clientId })}</DialogTitle>
      <DialogBody>
        <p className={textStyles.small}>{t('clients.secretOnce')}</p>
        <output className={joinClasses(textStyles.code, textStyles.wraps)}>{secret}</output>
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={() => void navigator.clipboard?.writeText(secret)}>
          {t('staff.copy')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('clients.secretKept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
