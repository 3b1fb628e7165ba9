import type { PageTexts } from '../page-text.ts'

export const texts: PageTexts = {
  faq: [
    'Câu hỏi thường gặp',
    '# Tôi có phải đăng ký không?: Bạn có thể chơi thử không cần đăng ký. Chỉ người chơi đã đăng ký từ 18 tuổi mới được chơi ăn tiền.',
    '# RTP là gì?: Phần tiền cược trở lại người chơi về lâu dài. Nó được tính từ luật chơi và như nhau với mọi người; nó không nói gì về một vòng.',
    '# Tôi mất kết nối giữa vòng: Vòng được hoàn tất trên máy chủ và tiền thắng được ghi có. Bạn sẽ thấy kết quả khi quay lại trò chơi.',
    '# Làm sao biết trò chơi công bằng?: Trước vòng, chúng tôi công bố dấu vân của số ngẫu nhiên, sau đó là chính số ấy. Bạn có thể kiểm tra từng vòng của mình từ tài khoản.',
  ],
  about: [
    'Về chúng tôi',
    '{brand} là sòng bài trực tuyến cho người lớn. Mọi trò chơi đều từ một xưởng, Tolar Games; bạn thấy luật chơi và RTP trước khi đặt cược.',
    'Trong trò chơi, số dư, thời gian từ khi đăng nhập và kết quả ròng luôn hiển thị. {operator}',
  ],
  privacy: [
    'Quyền riêng tư',
    '# Chúng tôi lưu gì trong trình duyệt: Đăng nhập là một cookie mà trang không tự đọc. Trò yêu thích, trò chơi gần đây, xác nhận tuổi và lựa chọn thống kê nằm trên thiết bị.',
    '# Thống kê: Không có sự đồng ý, chúng tôi không đo gì. Câu trả lời nào cũng không ảnh hưởng việc chơi. Bạn có thể đổi câu trả lời bất cứ lúc nào ở cuối mỗi trang.',
  ],
  responsibleGaming: [
    'Chơi có trách nhiệm',
    'Chơi là giải trí, không phải thu nhập. Về lâu dài nhà cái giữ lại một phần mỗi trăm đặt cược, nên chỉ chơi bằng tiền bạn có thể mất.',
    '# Dừng: Nút Dừng ở đầu mọi trang. Nó đăng xuất bạn trên mọi thiết bị và đóng trò chơi; vòng đang chơi sẽ được hoàn tất.',
    '# Dấu hiệu cảnh báo: Bạn chơi để gỡ. Bạn vay tiền để chơi. Bạn giấu người thân. Chỉ cần một câu trả lời có là đến lúc dừng lại.',
    '# Trợ giúp: Chuyên gia tư vấn miễn phí và ẩn danh: {help}.',
  ],
  gamePlans: [
    'Thể lệ trò chơi',
    'Luật của từng trò, bảng trả thưởng, mức cược và RTP chính xác nằm ngay trong trò chơi, dưới nút bảng trả thưởng. RTP cũng có dưới mỗi trò ở sảnh.',
    'Máy chủ quyết định vòng bằng số ngẫu nhiên. Không vòng nào ảnh hưởng vòng khác và kết quả không bao giờ được quay lại.',
  ],
  terms: [
    'Điều khoản',
    '# Ai được chơi: Người từ 18 tuổi, có một tài khoản đứng tên mình và không bị loại khỏi cờ bạc.',
    '# Tiền: Chỉ nạp bằng phương tiện đứng tên bạn; tiền được ghi có khi ngân hàng xác nhận. Mọi giao dịch đều có trong tài khoản.',
    '# Chơi: Kết quả ghi trên máy chủ có giá trị. Vòng dở dang được hoàn tất khi dịch vụ trở lại. Tiền thắng do lợi dụng lỗi không có giá trị.',
    '# Tài khoản: Mật khẩu là của riêng bạn. Bạn thấy các thiết bị đang đăng nhập và có thể đăng xuất chúng.',
  ],
  gdpr: [
    'Dữ liệu cá nhân',
    'Chúng tôi xử lý dữ liệu luật cờ bạc và chống rửa tiền yêu cầu: danh tính, liên hệ, thanh toán và các vòng. Không có chúng, chúng tôi không được giữ tài khoản.',
    'Bạn có quyền xem, sửa dữ liệu, nhận bản sao và khiếu nại tới cơ quan bảo vệ dữ liệu. Mỗi lần nhân viên xem dữ liệu đều được ghi lại.',
  ],
  affiliate: [
    'Đối tác',
    'Đối tác giới thiệu {brand} trên trang của họ và chịu trách nhiệm chỉ hướng đến người lớn. Chúng tôi không lưu ai đã giới thiệu bạn.',
  ],
  affiliateCooperation: [
    'Hợp tác với đối tác',
    'Chúng tôi chỉ hợp tác với trang dành cho người lớn. Quảng cáo không được hứa thắng, nhắm tới người dưới 18 tuổi hay che giấu rủi ro.',
  ],
  bonuses: [
    'Thưởng',
    'Tiền thưởng mà chúng tôi đề nghị cho bạn nằm trong tài khoản của bạn, ở mục Tiền thưởng. Toàn bộ điều kiện có sẵn ở đó: mức, thời gian và yêu cầu cược.',
    'Không tiền thưởng nào bắt đầu trước khi bạn chấp nhận. Ai đang bị dừng, bị loại trừ hoặc có tài khoản đã đóng thì không được đề nghị tiền thưởng.',
  ],
  tournaments: [
    'Giải đấu',
    'Điểm được tính từ tỷ lệ tiền thắng trên tiền cược. Cược nhiều hơn không có lợi thế.',
    'Tham gia miễn phí. Bạn có thể rời bất cứ lúc nào, kể cả khi giải đang diễn ra.',
  ],
  jackpots: [
    'Giải độc đắc',
    'Giải độc đắc lớn dần theo tiền cược của nhiều người. Trò có giải này ghi rõ trong luật cùng xác suất.',
  ],
  instructions: [
    'Cách chơi',
    'Chọn trò ở sảnh và chơi thử. Để chơi ăn tiền, mở tài khoản, nạp bằng thẻ và đặt mức cược trong trò. Bắt đầu vòng bằng nút hoặc phím cách; số dư hiện kết quả ngay.',
  ],
  identificationAndContactInformation: [
    'Liên hệ và đơn vị vận hành',
    '{brand} là sòng bài trên nền tảng Tolar; trò chơi của Tolar Games. Khi liên hệ, hãy cho số người chơi trong tài khoản, số thanh toán hoặc số vòng. Chúng tôi không bao giờ hỏi mật khẩu.',
  ],
  vip: [
    'VIP',
    'Cấp tăng theo điểm, vòng tròn ở đầu trang hiển thị. Cấp không ảnh hưởng luật chơi hay RTP: chúng như nhau với mọi người.',
  ],
  challenges: [
    'Thử thách',
    'Thử thách nằm sau vòng cấp khi bạn đăng nhập. Không thử thách nào buộc bạn chơi lâu hơn hay cược nhiều hơn; bạn có thể bỏ bất cứ lúc nào.',
  ],
  stopSms: [
    'Ngừng SMS',
    'Chúng tôi chỉ gửi tin quảng cáo khi bạn đồng ý, và bạn có thể từ chối bất cứ lúc nào. Tin về bảo mật tài khoản như mã dùng một lần vẫn được gửi.',
  ],
}
