import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { RejectReason } from '#contract/states/document-states.ts'

/**
 * Text to the player for each reason: what is wrong and what to do now, without addressing anybody: it stands in letters of
 * every tone. Staff may edit it.
 */
export const rejectTexts: Readonly<Record<Static<typeof Language>, Readonly<Record<RejectReason, string>>>> = {
  cs: {
    unreadable:
      'Údaje na snímku se nedají přečíst. Doklad je potřeba vyfotit znovu za denního světla, bez odlesků a celý.',
    'side-missing': 'Na snímku chybí strana nebo okraj dokladu. Potřebujeme obě strany celé, se všemi rohy.',
    'data-differ': 'Údaje na dokladu se liší od zadaných. Je potřeba opravit je podle dokladu a poslat ho znovu.',
    expired: 'Platnost dokladu skončila. Potřebujeme doklad, který platí.',
    'wrong-document': 'Na snímku je jiný doklad než zvolený. Je potřeba zvolit správný druh a poslat ho znovu.',
    'not-yours': 'Doklad nebo účet patří někomu jinému. Přijímáme jen doklady vystavené na jméno hráče.',
    'too-old': 'Potvrzení je starší než 3 měsíce. Potřebujeme novější.',
    altered: 'Snímek byl upravený. Potřebujeme fotku dokladu přímo z telefonu, bez úprav.',
    other: 'Doklad jsme nemohli přijmout.',
  },
  sk: {
    unreadable:
      'Údaje na snímke sa nedajú prečítať. Doklad treba odfotiť znova za denného svetla, bez odleskov a celý.',
    'side-missing': 'Na snímke chýba strana alebo okraj dokladu. Potrebujeme obe strany celé, so všetkými rohmi.',
    'data-differ': 'Údaje na doklade sa líšia od zadaných. Treba ich opraviť podľa dokladu a poslať ho znova.',
    expired: 'Platnosť dokladu sa skončila. Potrebujeme doklad, ktorý platí.',
    'wrong-document': 'Na snímke je iný doklad než zvolený. Treba zvoliť správny druh a poslať ho znova.',
    'not-yours': 'Doklad alebo účet patrí niekomu inému. Prijímame len doklady vystavené na meno hráča.',
    'too-old': 'Potvrdenie je staršie ako 3 mesiace. Potrebujeme novšie.',
    altered: 'Snímka bola upravená. Potrebujeme fotku dokladu priamo z telefónu, bez úprav.',
    other: 'Doklad sme nemohli prijať.',
  },
  en: {
    unreadable:
      'The data in the picture cannot be read. Photograph the whole document again in daylight, without glare.',
    'side-missing': 'A side or an edge of the document is missing. Send both sides whole, with every corner.',
    'data-differ':
      'What is on the document differs from what you entered. Correct it by the document and send it again.',
    expired: 'The document has expired. Send one that is valid.',
    'wrong-document': 'The picture shows another document than you chose. Choose the right kind and send it again.',
    'not-yours': 'The document or the account belongs to somebody else. We accept only what is in your own name.',
    'too-old': 'The confirmation is older than 3 months. Send a newer one.',
    altered: 'The picture was edited. Send a photo straight from your phone, unedited.',
    other: 'We could not accept the document.',
  },
  hu: {
    unreadable:
      'A képen nem olvashatók az adatok. Új képre van szükség a teljes okmányról, nappali fényben, csillogás nélkül.',
    'side-missing':
      'Az okmány egyik oldala vagy széle hiányzik. Mindkét oldalra szükség van egészben, minden sarkával.',
    'data-differ':
      'Az okmány adatai eltérnek a megadottaktól. Az okmány szerint kell kijavítani őket, és újra elküldeni.',
    expired: 'Az okmány lejárt. Érvényesre van szükség.',
    'wrong-document':
      'A képen más okmány van, mint a választott. A megfelelő fajtát kell kiválasztani, és újra elküldeni.',
    'not-yours': 'Az okmány vagy a számla másé. Csak a játékos nevére szólót fogadjuk el.',
    'too-old': 'Az igazolás 3 hónapnál régebbi. Újabbra van szükség.',
    altered: 'A képet szerkesztették. Szerkesztés nélküli fotóra van szükség, közvetlenül a telefonról.',
    other: 'Az okmányt nem tudtuk elfogadni.',
  },
  ru: {
    unreadable: 'Данные на снимке не читаются. Нужен новый снимок документа целиком, при дневном свете, без бликов.',
    'side-missing': 'Не хватает стороны или края документа. Нужны обе стороны целиком, со всеми углами.',
    'data-differ': 'Данные документа отличаются от введённых. Нужно исправить их по документу и прислать его снова.',
    expired: 'Срок действия документа истёк. Нужен действующий.',
    'wrong-document': 'На снимке не тот документ, который выбран. Нужно выбрать верный вид и прислать его снова.',
    'not-yours': 'Документ или счёт принадлежит другому человеку. Мы принимаем только оформленное на имя игрока.',
    'too-old': 'Подтверждению больше 3 месяцев. Нужно более новое.',
    altered: 'Снимок был обработан. Нужно фото прямо с телефона, без обработки.',
    other: 'Мы не смогли принять документ.',
  },
  vi: {
    unreadable:
      'Không đọc được thông tin trong ảnh. Hãy chụp lại toàn bộ giấy tờ dưới ánh sáng ban ngày, không bị lóa.',
    'side-missing': 'Thiếu một mặt hoặc một cạnh của giấy tờ. Hãy gửi trọn cả hai mặt, đủ các góc.',
    'data-differ': 'Thông tin trên giấy tờ khác với thông tin bạn nhập. Hãy sửa theo giấy tờ và gửi lại.',
    expired: 'Giấy tờ đã hết hạn. Hãy gửi giấy tờ còn hạn.',
    'wrong-document': 'Ảnh là loại giấy tờ khác với loại bạn chọn. Hãy chọn đúng loại và gửi lại.',
    'not-yours': 'Giấy tờ hoặc tài khoản thuộc về người khác. Chúng tôi chỉ nhận giấy tờ đứng tên bạn.',
    'too-old': 'Giấy xác nhận đã quá 3 tháng. Hãy gửi bản mới hơn.',
    altered: 'Ảnh đã bị chỉnh sửa. Hãy gửi ảnh chụp trực tiếp từ điện thoại, không chỉnh sửa.',
    other: 'Chúng tôi không thể chấp nhận giấy tờ này.',
  },
}
