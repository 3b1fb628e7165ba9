import type { PlayerTexts } from './letter-text.ts'

export const vi: PlayerTexts = {
  hello: 'Xin chào,',
  'one-time-password': [
    '{code} – mật khẩu dùng một lần, {brand}',
    'Mật khẩu dùng một lần của bạn là {code}.',
    'Mật khẩu có hiệu lực trong {minutes} phút và chỉ dùng được một lần. Đừng cho ai biết, kể cả chúng tôi.',
    'Bạn không yêu cầu mật khẩu này? Vậy bạn không cần làm gì cả.',
  ],
  'password-reset': [
    'Mật khẩu mới, {brand}',
    'Hãy đặt mật khẩu mới tại đây:',
    '{url}',
    'Liên kết có hiệu lực trong {minutes} phút và chỉ dùng được một lần. Sau khi đổi mật khẩu, bạn sẽ bị đăng xuất trên mọi thiết bị.',
    'Bạn không yêu cầu mật khẩu mới? Vậy bạn không cần làm gì cả; mật khẩu cũ vẫn dùng được.',
  ],
  'passkey-changed': [
    'Khóa truy cập của tài khoản đã thay đổi, {brand}',
    '{how, select, added {khóa truy cập “{name}” đã được thêm vào tài khoản của bạn. Từ nay có thể đăng nhập bằng khóa này.} other {khóa truy cập “{name}” đã bị gỡ khỏi tài khoản của bạn. Không thể đăng nhập bằng khóa này nữa.}}',
    'Không phải bạn? Hãy đặt mật khẩu mới: mọi khóa truy cập sẽ hết hiệu lực. Sau đó hãy viết cho bộ phận hỗ trợ.',
  ],
  registration: [
    'Hoàn tất đăng ký, {brand}',
    'liên kết này xác nhận e-mail của bạn và cho phép tiếp tục đăng ký:',
    '{url}',
    'Có hiệu lực trong {hours} giờ. Bạn không bắt đầu đăng ký? Khi đó bạn không cần làm gì.',
  ],
  'email-code': [
    '{code} – xác nhận e-mail, {brand}',
    'mã xác nhận e-mail của bạn là {code}.',
    'Có hiệu lực trong {minutes} phút và chỉ một lần. Đừng cho ai biết, kể cả chúng tôi.',
  ],
  'withdrawal-code': [
    '{code} – mã rút tiền, {brand}',
    'Hãy xác nhận rút {amount} về tài khoản {account} bằng mã {code}.',
    'Mã có hiệu lực trong {minutes} phút và chỉ dùng được một lần. Đừng cho ai biết, kể cả chúng tôi.',
    'Bạn không yêu cầu rút tiền? Đừng nhập mã, hãy đổi mật khẩu và viết cho chúng tôi.',
  ],
  'bonus-offered': [
    'Bạn được tặng khoản thưởng {amount}, {brand}',
    'chúng tôi tặng bạn khoản thưởng “{name}”: {amount}.',
    'Điều kiện có trong tài khoản; bạn chỉ nhận nếu muốn. Ưu đãi có hiệu lực đến {until}.',
    'Bạn không muốn nhận ưu đãi? Hãy tắt trong phần cài đặt tài khoản.',
  ],
  'bonus-ending': [
    'Khoản thưởng {name} sắp kết thúc, {brand}',
    'khoản thưởng “{name}” còn lại {left}. Có thể chơi đến {until}.',
    'Bạn không muốn nhận lời nhắc như vậy? Hãy tắt trong phần cài đặt tài khoản.',
  ],
  'bonus-converted': [
    '{amount} từ khoản thưởng đã là tiền của bạn, {brand}',
    'bạn đã đáp ứng điều kiện của khoản thưởng “{name}”. Chúng tôi đã cộng {amount} vào tài khoản; đó là tiền của bạn.',
  ],
  'bonus-ended': [
    'Khoản thưởng {name} đã kết thúc, {brand}',
    'khoản thưởng “{name}” đã kết thúc. {how, select, expired {Thời hạn đã hết.} withdrawal {Theo điều kiện, lần rút tiền của bạn đã kết thúc khoản thưởng.} refund {Khoản nạp làm căn cứ cho thưởng đã được hoàn lại, toàn bộ hoặc một phần.} other {Nhân viên của chúng tôi đã kết thúc khoản thưởng.}}',
    'Số còn lại là {amount}. {how, select, refund {Trong tiền của riêng bạn chỉ có phần khoản nạp đã hoàn đó được trả về.} other {Tiền của riêng bạn không bị ảnh hưởng.}} Mọi bước của khoản thưởng có trong tài khoản.',
  ],
  'bonus-lowered': [
    '{back} của khoản thưởng {name} đã về lại với chúng tôi, {brand}',
    'một phần khoản nạp làm căn cứ cho khoản thưởng “{name}” đã được hoàn về nơi gửi. Cùng với đó {back} của khoản thưởng đã về lại với chúng tôi.',
    '{state, select, offered {Khoản được tặng nay là {left}; bạn vẫn có thể nhận.} active {Còn lại {left}.} other {Khoản thưởng đã kết thúc.}} Mọi bước của khoản thưởng có trong tài khoản.',
  ],
  'free-rounds-offered': [
    'Vòng miễn phí: {rounds} vòng, mỗi vòng {stake}, {brand}',
    'chúng tôi tặng bạn vòng chơi miễn phí. Số vòng: {rounds}, mức cược {stake}.',
    'Bạn chọn trò chơi và đọc điều kiện trong tài khoản; bạn chỉ nhận nếu muốn. Có thể chơi đến {until}.',
    'Bạn không muốn nhận ưu đãi? Hãy tắt trong phần cài đặt tài khoản.',
  ],
  'free-rounds-ending': [
    'Vòng miễn phí còn lại: {left}, {brand}',
    'bạn còn vòng chơi miễn phí. Số vòng: {left}. Có thể chơi đến {until}.',
    'Bạn không muốn nhận lời nhắc như vậy? Hãy tắt trong phần cài đặt tài khoản.',
  ],
  'free-rounds-converted': [
    '{amount} thay cho vòng miễn phí, {brand}',
    'thay cho vòng miễn phí, bạn đã nhận {amount}. {to, select, cash {Tiền đã có trong tài khoản của bạn.} other {Đó là ưu đãi thưởng; điều kiện có trong tài khoản.}}',
  ],
  'free-rounds-ended': [
    'Vòng miễn phí của bạn đã kết thúc, {brand}',
    'vòng chơi miễn phí của bạn đã kết thúc. {how, select, expired {Thời hạn đã hết.} withdrawal {Theo điều kiện, lần rút tiền của bạn đã kết thúc chúng.} other {Nhân viên của chúng tôi đã kết thúc chúng.}}',
    'Số vòng chưa chơi: {left}. Những gì bạn đã thắng vẫn là của bạn.',
  ],
  'tournament-prize': [
    'Hạng {place} của giải {tournament}, {brand}',
    'bạn đứng hạng {place} trong giải “{tournament}”.',
    '{kind, select, money {Chúng tôi đã cộng {amount} vào tài khoản của bạn.} free-rounds {Bạn có lượt quay miễn phí trong trò {game}. Số lượt: {rounds}.} other {Chúng tôi tặng bạn khoản thưởng {amount}. Điều kiện có trong tài khoản; bạn chỉ nhận nếu muốn.}}',
  ],
  'tournament-cancelled': [
    'Giải {tournament} bị hủy, {brand}',
    'chúng tôi đã hủy giải “{tournament}” mà bạn đã đăng ký. Giải không trao thưởng.',
    'Tham gia là miễn phí. Tiền thắng từ các vòng bạn đã chơi vẫn là của bạn.',
  ],
  'tournament-removed': [
    'Bạn không còn trong giải {tournament}, {brand}',
    'bạn không còn trong bảng xếp hạng của giải “{tournament}”.',
    '{because, select, disqualified {Bộ phận hỗ trợ đã quyết định theo thể lệ của giải.} excluded {Lý do là thời gian nghỉ hoặc lệnh loại trừ khỏi trò chơi đã bắt đầu trên tài khoản của bạn.} locked {Lý do là tài khoản của bạn đã bị khóa.} closed {Lý do là tài khoản của bạn đã đóng.} other {Hiện bạn không thể tham gia giải đấu.}}',
    'Giải thưởng bạn đã thắng vẫn là của bạn. Nếu có câu hỏi, hãy viết cho bộ phận hỗ trợ.',
  ],
  'document-approved': [
    'Giấy tờ đã được xác minh, {brand}',
    'Chúng tôi đã xác minh giấy tờ của bạn ({document}). Bạn không cần làm gì.',
  ],
  'document-rejected': [
    'Vui lòng gửi lại giấy tờ, {brand}',
    'Chúng tôi không chấp nhận giấy tờ ({document}).',
    '{message}',
    'Hãy gửi lại trong tài khoản của bạn.',
  ],
  'document-expiring': [
    'Giấy tờ của bạn sắp hết hạn, {brand}',
    'Giấy tờ của bạn ({document}) có giá trị đến {day}. Hãy gửi giấy tờ mới trong tài khoản kịp thời.',
  ],
  'terms-change': [
    'Điều khoản mới từ {day}, {brand}',
    'điều khoản mới có hiệu lực từ {day}. Bạn có thể đọc ngay bây giờ:',
    '{url}',
    'Từ ngày đó chúng tôi đề nghị bạn chấp nhận khi đăng nhập; trước khi chấp nhận, bạn không thể nạp tiền hay đặt cược. Bạn vẫn có thể rút tiền và đóng tài khoản.',
  ],
  'terms-taken-back': [
    'Điều khoản từ {day} đã được rút lại, {brand}',
    'chúng tôi đã viết rằng điều khoản mới có hiệu lực từ {day}. Chúng tôi đã rút lại, bạn không cần chấp nhận gì.',
    'Điều khoản đang có hiệu lực ở đây:',
    '{url}',
  ],
  'migration-begun': [
    'Tài khoản cũ của bạn đang được chuyển, {brand}',
    'có người đã bắt đầu chuyển tài khoản cũ của bạn sang tài khoản trực tuyến mới.',
    'Đó là bạn? Vậy bạn không cần làm gì. Không phải bạn? Hãy viết cho chúng tôi ngay để dừng việc này.',
  ],
  'migration-approved': [
    'Tài khoản cũ đã được chuyển, {brand}',
    'tài khoản cũ của bạn nay là một phần của tài khoản trực tuyến.',
    'Số thẻ được chuyển: {cards}. Mã PIN của bạn dùng cho các thẻ này.',
  ],
  'migration-rejected': [
    'Về tài khoản cũ của bạn, {brand}',
    'chúng tôi chưa chuyển tài khoản cũ của bạn.',
    '{message}',
    'Bạn vẫn có thể dùng tài khoản trực tuyến.',
  ],
  'migration-expired': [
    'Việc chuyển tài khoản cũ đã kết thúc, {brand}',
    'chúng tôi chưa kịp xác nhận tài khoản cũ là của bạn nên việc chuyển đã kết thúc.',
    'Bạn có thể bắt đầu lại bất cứ lúc nào trong tài khoản.',
  ],
  'export-ready': [
    'Bản sao dữ liệu của bạn đã sẵn sàng, {brand}',
    'bản sao dữ liệu bạn yêu cầu đã sẵn sàng. Hãy tải xuống trong tài khoản, ở trang Dữ liệu của bạn. Chúng tôi sẽ xóa sau {days, plural, other {# ngày}}.',
    'Bạn không yêu cầu? Hãy đổi mật khẩu và viết cho chúng tôi.',
  ],
  'account-prolonged': [
    'Tài khoản của bạn có thêm thời gian, {brand}',
    'tài khoản tạm thời của bạn nay có hiệu lực đến {until}.',
    'Trước đó hãy hoàn tất xác minh danh tính; sau đó không thể nạp tiền hay chơi.',
  ],
  'declaration-taken-back': [
    'Chúng tôi đã hủy lời khai của bạn, {brand}',
    '{what, select, exposed {lời khai của bạn về việc có phải là người có ảnh hưởng chính trị hay không đã hết hiệu lực vì được khai nhầm. Xin hãy khai lại trong tài khoản.} other {lời khai của bạn về các lệnh trừng phạt đã hết hiệu lực vì được khai nhầm.}}',
    'Không phải nhầm lẫn? Xin hãy viết cho bộ phận hỗ trợ.',
  ],
  'account-closed': [
    'Tài khoản đã đóng, {brand}',
    'chúng tôi đã đóng tài khoản của bạn. Không ai đăng nhập được nữa và chúng tôi sẽ không gửi gì thêm.',
    '{erases, select, true {Chúng tôi đang xóa dữ liệu của bạn. Phần luật buộc phải giữ sẽ được khóa lại và hủy khi hết hạn.} other {}}',
  ],
  'support-received': [
    'Chúng tôi đã nhận câu hỏi số {number}, {brand}',
    'Chúng tôi đã nhận câu hỏi số {number} của bạn và sẽ viết cho bạn khi có câu trả lời. Hãy đăng nhập và mở trang Trợ giúp để theo dõi.',
  ],
  'support-answered': [
    'Trả lời câu hỏi số {number}, {brand}',
    '{isWhole, select, true {Đây là câu trả lời cho câu hỏi số {number} của bạn:} other {Chúng tôi đã trả lời câu hỏi số {number} của bạn. Hãy đăng nhập và mở trang Trợ giúp để đọc và viết tiếp.}}',
    '<known>{text}</known>',
    '{isWhole, select, true {Bạn muốn hỏi thêm? Hãy gửi câu hỏi mới ở trang Trợ giúp.} other {}}',
  ],
  'from-staff': ['{subject}, {brand}', '{text}'],
  'money-taken': [
    '{amount} đã rời tài khoản của bạn mà không có thẻ, {brand}',
    '{amount} đã được lấy từ tài khoản của bạn<known> tại “{place}”</known>. Không ai xuất trình thẻ hay mã PIN.',
    'Không phải bạn? Hãy tắt ví dùng tại điểm chơi trong tài khoản và viết cho bộ phận hỗ trợ.',
  ],
  'hold-expired': [
    '{amount} đã trở lại ví, {brand}',
    'máy<known> “{place}”</known> đã không nhận {amount} kịp thời. Tiền đã trở lại ví dùng tại điểm chơi.',
  ],
  'credit-left': [
    'Còn {amount} trên máy, {brand}',
    'theo báo cáo của điểm chơi, sau khi đăng xuất còn {amount} trên máy “{place}”. Điểm chơi sẽ trả tiền về ví dùng tại điểm chơi.',
    'Tiền đã được trả bằng tiền mặt? Vậy là ổn. Nếu chưa, nhân viên điểm chơi hoặc bộ phận hỗ trợ sẽ giúp.',
  ],
  'credit-closed': [
    '{amount} trên máy: đã khép lại, {brand}',
    '{outcome, select, paid {điểm chơi cho biết đã trả bằng tiền mặt {amount} còn lại trên máy “{place}”. Số biên nhận: {receipt}.} wrong {điểm chơi đã kiểm tra báo cáo còn {amount} trên máy “{place}”. Điểm chơi cho biết báo cáo sai và không còn gì trên máy.} other {điểm chơi đã khép lại trường hợp {amount} còn lại trên máy “{place}”.}}',
    'Số tiền không còn hiển thị ở ví dùng tại điểm chơi. Nếu không đúng, bộ phận hỗ trợ của chúng tôi sẽ giúp.',
  ],
  'voucher-expired': [
    'Phiếu {amount} đã hết hạn, {brand}',
    'không ai nhận tiền mặt của phiếu {amount} trong 24 giờ nên phiếu không còn hiệu lực. Tiền đã trở lại ví dùng tại điểm chơi.',
  ],
  'deposit-arrived': [
    'Khoản nạp {amount} đã đến, {brand}',
    'khoản nạp {amount} của bạn đã đến và nằm trong tài khoản chơi. Số giao dịch: {reference}.',
  ],
  'withdrawal-done': [
    'Đã chi trả {amount}, {brand}',
    'chúng tôi đã chi trả {amount} cho bạn<known> ({account})</known>. Số giao dịch: {reference}.',
  ],
  'withdrawal-refused': [
    'Từ chối rút {amount}, {brand}',
    'chúng tôi đã từ chối yêu cầu rút {amount}. Tiền đã trở lại tài khoản chơi của bạn.',
    'Bộ phận hỗ trợ sẽ cho biết lý do; hãy nêu số {reference}.',
  ],
  'withdrawal-returned': [
    'Khoản rút {amount} bị trả lại, {brand}',
    'ngân hàng đã trả lại khoản rút {amount}<known> ({account})</known>. Tiền đã trở lại tài khoản chơi của bạn.',
    'Hãy kiểm tra nơi nhận tiền. Số giao dịch: {reference}.',
  ],
  'withdrawal-confiscated': [
    'Không chi trả {amount}, {brand}',
    'chúng tôi không chi trả {amount} và tiền không trở lại tài khoản chơi.',
    'Bộ phận hỗ trợ sẽ cho biết lý do; hãy nêu số {reference}. Bạn không đồng ý? Hãy viết cho chúng tôi.',
  ],
  'withdrawal-expired': [
    'Yêu cầu rút {amount} chưa được xác nhận, {brand}',
    'bạn đã không xác nhận yêu cầu rút {amount} kịp thời. Tiền đã trở lại tài khoản chơi của bạn.',
  ],
  'verification-code': '{brand}: ma xac minh {code}, hieu luc {minutes} phut. Dung noi cho ai.',
  'payment-code': '{brand}: ma {code} xac nhan thanh toan {amount}, hieu luc {minutes} phut.',
}
