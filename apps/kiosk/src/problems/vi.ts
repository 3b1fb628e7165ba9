import type { ProblemTexts } from './problem-texts.ts'

export const vi: ProblemTexts = {
  'card.ERR_INVALID_CREDENTIALS': 'Thẻ hoặc PIN không đúng. Hãy thử lại, hoặc đăng nhập không cần thẻ.',
  'card.ERR_TOO_MANY_BAD_ATTEMPTS':
    'PIN sai quá nhiều lần nên thẻ tạm thời không đăng nhập được. Hãy đăng nhập không cần thẻ, hoặc thử lại sau.',
  'card.ERR_INVALID_CARD_ID':
    'Thẻ này không có trong hệ thống hoặc đã bị khóa. Hãy đăng nhập không cần thẻ, hoặc hỏi nhân viên tại đây.',
  'code.ERR_INVALID_CREDENTIALS': 'Mã không đúng hoặc đã hết hạn. Hãy kiểm tra lại, hoặc quay lại để nhận mã mới.',
  'code.ERR_TOO_MANY_BAD_ATTEMPTS': 'Mã sai quá nhiều lần. Hãy thử lại sau, hoặc đăng nhập bằng thẻ và PIN.',
  'code.ERR_METHOD_NOT_AVAILABLE':
    'Hiện không gửi được mã bằng cách này. Hãy chọn cách khác, hoặc đăng nhập bằng thẻ và PIN.',
  'pin.ERR_INVALID_PIN': 'PIN hiện tại không đúng. Hãy nhập lại.',
  'newPin.ERR_INVALID_PIN':
    'PIN này ai cũng đoán được. Hãy chọn PIN mới khác: không phải ngày sinh, không phải dãy như 1234.',
  'pin.ERR_TOO_MANY_BAD_ATTEMPTS': 'PIN sai quá nhiều lần. Hãy đặt PIN mới trên trang web, trong tài khoản của bạn.',
  'document.ERR_MRZ_NOT_READ': 'Không đọc được giấy tờ. Hãy đặt lại lên đầu đọc.',
  'register.ERR_EMAIL_ALREADY_USED': 'E-mail này đã có tài khoản. Hãy đăng nhập không cần thẻ, hoặc nhập e-mail khác.',
  'register.ERR_TOO_SOON':
    'Chúng tôi vừa gửi thư đến e-mail này. Hãy xem hộp thư; một phút nữa bạn có thể nhận thư khác.',
  'voucher.ERR_WALLET_NOT_ENABLED':
    'Ví cho địa điểm chưa được bật. Bạn bật ví trên trang web, trong tài khoản của bạn.',
  'voucher.ERR_AMOUNT_NOT_ALLOWED': 'Không phát hành phiếu cho số tiền này. Hãy nhập số khác.',
  'voucher.ERR_CASH_LIMIT_REACHED':
    'Luật không cho phép nhiều tiền mặt như vậy trong một ngày. Phần còn lại bạn có thể rút về tài khoản ngân hàng, trên trang web.',
  'voucher.ERR_INSUFFICIENT_FUNDS': 'Ví cho địa điểm không có đủ số tiền này. Hãy nhập số nhỏ hơn.',
  'voucher.ERR_TOO_MANY_OPEN':
    'Đã có nhiều phiếu hoặc lệnh rút đang chờ. Hãy nhận tiền một phiếu tại quầy, hoặc hủy một phiếu.',
  'voucher.ERR_KEY_REUSED': 'Phiếu này đã được yêu cầu rồi. Hãy nhập lại số tiền.',
  'voucher.ERR_IDENTITY_NOT_VERIFIED':
    'Tài khoản của bạn còn tạm thời nên chưa trả tiền mặt. Bạn xác minh danh tính trên trang web, trong tài khoản của bạn.',
  'voucher.ERR_PAYMENT_ACCOUNT_NOT_VERIFIED':
    'Tiền mặt được trả sau khi tài khoản ngân hàng của bạn được xác minh. Bạn xác minh trên trang web, trong tài khoản của bạn.',
  'voucher.ERR_MARKET_UNKNOWN':
    'Hiện chúng tôi không có quy định hiệu lực cho thị trường này nên không phát hành phiếu. Tiền vẫn ở trong tài khoản của bạn.',
  'cancel.ERR_VOUCHER_NOT_FOUND': 'Phiếu này không còn hiệu lực.',
  'cancel.ERR_STATE_CHANGED': 'Phiếu đã được trả hoặc hủy trong lúc đó.',
  'stop.ERR_NOT_ALLOWED_BY_LAW': 'Ở đây không có kiểu dừng này. Hãy chọn kiểu khác.',
  'stop.ERR_AMOUNT_NOT_ALLOWED': 'Không thể chọn thời gian này. Hãy chọn thời gian khác.',
  'stop.ERR_REGISTER_NOT_WRITABLE':
    'Chúng tôi không thể ghi bạn vào sổ đăng ký của nước này: bạn tự nộp đơn cho cơ quan. Với chúng tôi, bạn có thể dừng ngay tại đây: hãy chọn cách khác.',
  'stop.ERR_TOKEN_INVALID': 'Mất quá nhiều thời gian. Hãy chọn lại và xác nhận.',
  'stop.ERR_TOKEN_EXPIRED': 'Mất quá nhiều thời gian. Hãy chọn lại và xác nhận.',
  'any.ERR_PLAYER_NOT_FOUND': 'Không tìm thấy tài khoản của bạn. Hãy kết thúc ở đây và hỏi bộ phận hỗ trợ.',
  'any.ERR_SIGNATURE_ERROR': 'Không xác minh được. Hãy thử lại.',
  'any.ERR_INVALID_INPUT': 'Nội dung nhập chưa đúng. Hãy kiểm tra và thử lại.',
  'any.ERR_NOT_SIGNED_IN': 'Bạn không còn đăng nhập. Hãy kết thúc và đăng nhập lại.',
  'any.ERR_OTHER_SESSION_IS_ACTIVE': 'Bạn đang đăng nhập ở nơi khác, ví dụ ở một máy. Hãy đăng xuất ở đó rồi thử lại.',
  'any.ERR_NETWORK': 'Hiện không có kết nối. Hãy thử lại sau giây lát, hoặc hỏi nhân viên tại đây.',
}
