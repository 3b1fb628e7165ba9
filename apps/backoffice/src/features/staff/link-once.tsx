import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'

/** A one-time link for installations without letters: shown only now. */
export function LinkOnce({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Dialog labelledBy="link-title" onClose={onClose}>
      <DialogTitle id="link-title">{t('staff.linkTitle')}</DialogTitle>
      <DialogBody>
        <p className={textStyles.small}>{t('staff.linkOnce')}</p>
        <output className={joinClasses(textStyles.code, textStyles.wraps)}>{url}</output>
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={() => void navigator.clipboard?.writeText(url)}>
          {t('staff.copy')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('staff.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
