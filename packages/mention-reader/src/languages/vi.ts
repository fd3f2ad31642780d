import type { Language } from '../language.ts'

/**
 * Words have no endings. `của` stands before the owner, `trên` before a platform. Vocabulary is
 * matched with and without tone marks.
 */
export const vietnamese: Language = {
  code: 'vi',
  grammar: { letters: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu },
  vocabulary: {
    interrogative: `ai|là ai|ai là|ai vậy|ai thế|ai đây|ai đó|là ai vậy|là ai thế|là ai đấy|ai thế này|aii
      của ai|thuộc về ai|đứng sau|ai đứng sau|ai viết|ai đăng|ai đã viết|ai đã đăng|nhận diện
      xác định danh tính|danh tính của|la aj|tên gì|là người nào|người nào|ai dợ|ai dị|ai z
      là thằng nào|là con nào|là cha nào|ông nào`,
    interrogativeSubject: ``,
    question: `gì|là gì|cái gì|nào|cái nào|đâu|ở đâu|khi nào|bao giờ|tại sao|vì sao|sao|thế nào
      như thế nào|ra sao|bao nhiêu|mấy|có|có không|có phải|phải không|không vậy|không|hả|à|chăng
      có ai|ai biết|ko|hông|k|được không|chưa`,
    request: `cho biết|cho tôi biết|cho mình biết|cho tui biết|cho hỏi|cho xem|cho tôi xem
      cho mình xem|cho tôi|cho mình|cho xin|xin|đưa|đưa tôi|gửi|gửi tôi|tìm|tìm giúp|tìm kiếm
      tìm cho|tra|tra cứu|tra giúp|kiểm tra|check|check giúp|xem|xem giúp|coi|xác minh|xác nhận
      hiển thị|liệt kê|nói|nói về|nói cho|kể|kể về|giới thiệu|giải thích|mô tả|biết|bạn biết
      bạn có biết|có biết|biết gì về|có ai biết|muốn biết|tôi muốn biết|mình muốn biết|muốn xem
      tôi muốn|mình muốn|cần|tôi cần|mình cần|đang tìm|thông tin về|có nên tin|tin được không
      theo dõi|lấy|lấy giúp|giúp tìm|làm ơn cho|tò mò|làm|tóm tắt|cung cấp|hỏi chút|soi giúp
      tìm hộ|xem hộ|check hộ`,
    about: `về|của|cho|với|tới|đến|thuộc`,
    fid: `fid|fids|id farcaster|mã farcaster|id|mã số|số fid`,
    wallet: `ví|địa chỉ ví|địa chỉ|wallet|wallets|ví eth|địa chỉ eth|ví điện tử|address|các ví
      những ví`,
    ens: `ens|tên ens|tên eth|tên miền ens|tên miền eth|.eth|basename`,
    credentials: `chứng chỉ|chứng nhận|huy hiệu|xác thực|chứng thực|bằng chứng|badge|badges
      credential|credentials|poap|poaps|giấy chứng nhận|bằng cấp`,
    holds: `có|sở hữu|giữ`,
    verifiers: `ai xác minh|ai đã xác minh|ai đã xác thực|ai xác thực|được xác minh bởi
      được ai xác minh|ai chứng nhận|ai đã chứng nhận|được chứng nhận bởi|ai bảo lãnh
      ai đã bảo lãnh|ai bảo đảm|ai đảm bảo|ai xác nhận|ai đã xác nhận|được xác thực bởi
      ai chứng thực|ai đã chứng thực|ai giới thiệu|ai đề cử|ai công nhận`,
    trust: `thật|thật không|có thật|giả|giả mạo|fake|uy tín|đáng tin|đáng tin cậy|tin cậy|tin được
      tin tưởng|an toàn|lừa đảo|kẻ lừa đảo|scam|scammer|bot|có phải bot|là bot|robot|người thật
      con người|chính chủ|chính thức|đã xác minh|đáng ngờ|mạo danh|legit|danh tiếng|spam|hàng thật
      xịn`,
    accounts: `tài khoản|các tài khoản|mạng xã hội|liên kết|đường dẫn|link|links|handle
      tên người dùng|tên tài khoản|username|đã kết nối|kết nối|đã liên kết|trang web|website|email
      nền tảng|tài khoản khác|nick`,
    profile: `hồ sơ|thẻ|thông tin|info|chi tiết|tiểu sử|bio|danh tính|tên|tên thật|ảnh đại diện
      avatar|vị trí|lịch sử|thống kê|người theo dõi|làm gì|làm nghề gì|nghề nghiệp|công việc
      làm việc|sống ở|trang cá nhân|profile|thêm|dữ liệu|lai lịch|từ bao giờ|từ khi nào
      tham gia từ|tham gia khi nào|từ hồi nào|bao lâu rồi|được bao lâu`,
    person: `người|người dùng|user|anh|chị|ông|bà|cô|chú|bạn tên|gã|thằng|con|anh chàng|cô gái|cậu
      chủ|chủ nhân|chủ tài khoản|người tạo|người sáng lập|tên là|tên|nhân vật|vị|nick|nick là`,
    pointing: `này|đó|kia|ấy|đây|người này|người đó|người kia|anh này|anh ta|anh ấy|chị ấy|cô ấy
      cô ta|ông ấy|bà ấy|họ|nó|hắn|tài khoản này|tài khoản đó|tác giả|người viết|người đăng
      chủ thớt|op|cast này|bài này|bài viết|bài đăng|viết|đăng|trích dẫn|phía trên|ở trên|tin nhắn
      thớt|bạn này|cái này|post này|thằng này|chủ tus|ông này|bà này|chị này|em này|con này
      cha này|má này|anh chàng này|chủ bài|acc này|nick này|acc đó`,
    he: `người này|người đó|người kia|anh này|anh ta|anh ấy|chị ấy|cô ấy|cô ta|ông ấy|bà ấy|họ|nó
      hắn|tài khoản này|tài khoản đó|tác giả|người viết|người đăng|op|bạn này|thằng này|chủ thớt
      chủ tus|ông này|bà này|chị này|em này|con này|cha này|má này|anh chàng này|chủ bài|acc này
      nick này|acc đó`,
    self: `tôi|mình|tui|tớ|em|bản thân|chính tôi|tôi là ai|mình là ai|tui là ai|đến lượt tôi
      tới tôi|còn tôi|còn mình|giờ tôi|giờ đến tôi|tôi thì sao`,
    my: `của tôi|của mình|của tui|của tớ|của em|của bản thân`,
    you: `bạn|mày|các bạn|cậu nghĩ|bạn nghĩ|bạn thấy|bạn thấy sao|nghĩ gì|nghĩ sao|thấy thế nào
      bạn đã thử|đã thử|thử chưa|dùng thử|thử|hãy thử|hãy dùng|dùng chưa|đã dùng|hỏi|hãy hỏi|nên
      bạn nên|đã xem|của bạn|bạn có thấy|bạn dùng`,
    not: `không phải|không phải là|ko phải|chứ không phải|chứ không|trừ|ngoại trừ|trừ ra|ngoài
      không tính|không kể|không bao gồm|bỏ qua|bỏ|loại|loại trừ|loại bỏ|thay vì|nhưng không
      nhưng đừng|đừng|và không|không lấy|không cần|quên|đừng lấy|đừng tính|mà không có|hông phải`,
    notAfter: `ra|không tính|bỏ ra|thì không|thì thôi`,
    correction: `xin lỗi|sorry|sr|lộn|nhầm|nhầm rồi|tôi nhầm|mình nhầm|nhầm người|sai|sai rồi
      sai người|ý tôi là|ý mình là|ý tui là|ý em là|tôi muốn nói|mình muốn nói|tôi nói|mà là
      người kia|người khác|cái kia|cái khác|khác|người còn lại|cái còn lại|còn lại
      không phải người này|không phải người đó|tương tự|tương tự cho|tương tự với|giống vậy
      giống vậy cho|như vậy cho|cũng vậy|cũng|cũng như vậy với|cũng thế|còn|thế còn|vậy còn
      bây giờ|giờ|giờ đến|tiếp theo|tiếp|rồi|làm lại|lại|đúng ra|thật ra|thực ra|ui|ý lộn
      đính chính|gõ nhầm|viết nhầm|phải là|làm tương tự|ý là|mình hỏi|em hỏi`,
    yes: `vâng|dạ|ừ|uh|ừm|đúng|đúng rồi|đúng vậy|phải|chính xác|chuẩn|ok|được|chính nó|chính là
      có chứ|đồng ý|yes`,
    no: `không|ko|không phải|không ai|không ai cả|không cái nào|không cái nào cả|không có ai
      chẳng ai|thôi|thôi khỏi|bỏ đi|khỏi|không sao|chả ai|không người nào`,
    ordinals: [
      `đầu tiên|cái đầu tiên|người đầu tiên|thứ nhất|cái thứ nhất|người thứ nhất|một|số một|số 1
        lựa chọn 1|phương án 1|cái đầu|cái số 1`,
      `thứ hai|cái thứ hai|người thứ hai|thứ 2|cái thứ 2|hai|số hai|số 2|lựa chọn 2|phương án 2
        cái số 2|ở giữa`,
      `thứ ba|cái thứ ba|người thứ ba|thứ 3|cái thứ 3|ba|số ba|số 3|lựa chọn 3|phương án 3
        cái số 3`,
      'cuối|cuối cùng|cái cuối|cái cuối cùng|người cuối cùng|sau cùng',
    ],
    compare: `vs|versus|so sánh|so với|so|khác nhau|sự khác nhau|sự khác biệt|khác biệt|khác gì
      khác biệt giữa|khác nhau giữa|giữa|cùng một người|là một|là một người|cùng người|giống nhau
      cả hai|ai hơn|đáng tin hơn|quan hệ`,
    and: `và|với|cùng|&|+|cùng với|lẫn|cũng như`,
    or: `hay|hoặc|hay là|hoặc là`,
    help: `trợ giúp|giúp đỡ|giúp|giúp tôi|giúp mình|giúp với|cứu|cách dùng|cách sử dụng
      sử dụng thế nào|dùng thế nào|dùng như thế nào|dùng sao|làm sao để dùng|làm thế nào để dùng
      hoạt động thế nào|hoạt động như thế nào|hoạt động ra sao|bạn làm được gì|bạn có thể làm gì
      làm được gì|làm được những gì|bạn là ai|bạn là gì|bạn làm gì|hướng dẫn|hướng dẫn sử dụng
      lệnh|các lệnh|câu lệnh|help|menu|bot này làm gì|bot này dùng để làm gì|dùng để làm gì
      làm thế nào|làm sao|bot làm được gì`,
    thanks: `cảm ơn|cám ơn|cảm ơn bạn|cảm ơn nhiều|cám ơn nhiều|cảm ơn rất nhiều|tks|thanks
      thank you|thank|xin cảm ơn|đa tạ|biết ơn|camon|cảm ơn nhé`,
    praise: `tuyệt|tuyệt vời|hay quá|hay thật|hay ghê|quá hay|tốt|tốt lắm|giỏi|giỏi quá|giỏi lắm
      đỉnh|đỉnh quá|đỉnh thật|đỉnh cao|xuất sắc|hoàn hảo|đẹp|đẹp quá|xịn quá|xịn xò|ngon|ngầu
      quá đã|chất|bot tốt|bot ngoan|làm tốt lắm|thích|tôi thích|mình thích|yêu|tôi yêu|thích quá
      tốt nhất|giỏi nhất|hay nhất|hữu ích|tiện|tiện quá|ấn tượng|khâm phục|nể|nể quá|chúc mừng
      haha|hihi|hehe|kaka|lol|wow|ôi|trời ơi|quao|tệ|tệ quá|dở|dở quá|chán|ghét|vô dụng|rác|ngu
      đồng ý luôn|chuẩn luôn|buồn cười|vui|thú vị|huyền thoại|tự hào|vãi|xuất sắc quá|à ra|à ra là
      thì ra|ra là|hóa ra|hoá ra|cười xỉu|cười ngất|à thì ra|à thì ra là|thì ra là`,
    greeting: `chào buổi sáng|chúc ngủ ngon|chúc buổi sáng|buổi sáng tốt lành|chào buổi tối
      chúc mừng sinh nhật|sinh nhật vui vẻ|chúc|chúc bạn|chúc mừng năm mới|năm mới vui vẻ
      chào mừng|chào mừng đến|gm|gn|tạm biệt|hẹn gặp lại|bye|cc|cuối tuần vui vẻ|ngủ ngon
      chào cả nhà|chào mọi người|may mắn|gửi lời chào|chúc tuần mới|chúc cuối tuần`,
    courtesy: `chào|xin chào|chào bạn|hello|hi|hey|alo|ê|này bạn|ơi|bạn ơi|ad ơi|làm ơn|vui lòng
      xin vui lòng|please|pls|nhé|nha|nhỉ|ạ|dạ|với|đi|thôi|cái|một|một chút|chút|tí|chỉ|ngay|nhanh
      luôn|thực sự|chính xác thì|vậy|thế|đấy|đó|mà|thì|là|được|có thể|bạn có thể|ad|bro|bác|cả nhà
      mọi người|ok|ừ|à|ồ|ờ|tất cả|tất|hết|các|những|câu hỏi|hỏi chút|hỏi tí|cho hỏi chút|nếu được
      nếu có thể|ở đây|giùm|dùm|giúp với|hộ|cho mình hỏi|trước|giúp mình|giúp tôi|giúp em
      hộ mình`,
    statement: `tôi gặp|mình gặp|vừa gặp|mới gặp|đã gặp|gặp|tôi dùng|mình dùng|tôi đã dùng
      mình đã dùng|đã dùng để|tôi nghĩ|mình nghĩ|tôi thấy|mình thấy|tôi tin|tôi thích|tôi yêu
      mình thích|tôi vừa|mình vừa|mới vừa|đang dùng|làm việc với|làm việc cùng|làm cùng|làm ở
      làm việc tại|đang làm việc|nói chuyện với|nói chuyện|trò chuyện|tôi hỏi|mình hỏi
      tôi tìm thấy|đã đọc|đã thử dùng|chúng tôi|bọn mình|bạn tôi|bạn của tôi|bạn mình|bạn thân
      anh tôi|sếp tôi|sếp|là bạn|là một|là người|là anh|rất|quá|đang xây dựng|đã xây dựng|xây dựng
      tạo ra|đã tạo|ra mắt|phát hành|vừa ra mắt|thắng|thua|mua|bán|nói rằng|nói là|bảo|đã nói
      cho tôi thấy|dạy|đã giúp|giúp tôi tìm|hôm qua|tối qua|ngày mai|tuần này|luôn luôn
      không bao giờ|nhờ có|theo|mọi người đều|ai cũng|xứng đáng|nhớ|hy vọng|ăn trưa với|ăn tối với
      fan của|hâm mộ|tôi biết rồi|mình biết rồi|đã biết`,
    rhetorical: `ai mà không biết|ai mà không|ai chả biết|ai chẳng biết|ai cũng biết|ai không biết
      ai mà ngờ|ai ngờ|ai thèm|ai cần|cứ như|như thể|đừng nói|đừng cho biết|đừng trả lời|đừng đăng
      ước gì|khỏi cần nói|khỏi nói`,
    only: `chỉ|thôi|mỗi`,
    relative: `anh trai|em trai|chị gái|em gái|chồng|vợ|sếp|bạn trai|bạn gái|con trai|con gái
      anh họ|bố mẹ`,
    copula: `là|đang|đã|sẽ|vừa`,
    article: `cái|một|những|các`,
    possessiveAfter: ``,
    possessiveBefore: `của|thuộc`,
    on: `trên|ở|tại|bên|qua|dùng|từ`,
    endorse: `ủng hộ|tôi ủng hộ|mình ủng hộ|tiến cử|tôi tiến cử|đề cử|tôi đề cử|bảo chứng
      tôi bảo chứng|xác nhận kỹ năng|chứng thực cho|tôi chứng thực|bảo lãnh cho|tôi bảo lãnh
      endorse|tôi endorse|mình endorse|rút lại ủng hộ|rút ủng hộ|rút lại|thu hồi|withdraw
      tôi giới thiệu|tôi xác nhận|bảo đảm cho|đảm bảo cho|bảo lãnh|mình bảo đảm|em bảo đảm
      tôi bảo đảm|rút lại bảo đảm|đứng ra bảo đảm`,
    callAfter: `ơi|ới|à`,
    common: `và|hoặc|nhưng|vì|nếu|để|như|cũng|đã|đang|sẽ|chưa|vẫn|còn|rất|hơn|nhất|ít|nhiều|mỗi
      mọi|một số|chỉ|hôm nay|bây giờ|sau|trước|luôn|ngày|năm|lần|lúc|nơi|chỗ|việc|điều|thế giới
      cuộc sống|mới|cũ|lớn|nhỏ|trận|trận đấu|trò chơi|thời tiết|giá|tiền|tổng thống|token|crypto
      tiền số|dự án|ứng dụng|kênh|eth|bitcoin|base|farcaster|có lẽ|thắng|trong|ngoài|lên|xuống|vào
      ra|bởi|từ|lại|nữa|thật sự`,
  },
  replies: {
    verifiedAccounts: { other: '{n} tài khoản đã xác minh' },
    credentials: { other: '{n} chứng nhận' },
    noVerifiedAccounts: 'Chưa có tài khoản nào được xác minh',
    thisWallet: 'Ví này',
    more: '{list} và {n} mục khác',
    or: '{list} hay {last}',
    also: 'Ngoài ra: {list}',
    notFoundList: 'Không tìm thấy: {list}',
    notConfiguredList: 'Không thể tra ở đây: {list}',
    notFound:
      'Tôi không tìm thấy ai là {name}. Hãy thử tên Farcaster, tên ENS, địa chỉ hoặc “fid 3”.',
    notConfigured:
      '{name} không tra được ở đây vì dịch vụ này không có nguồn. Hãy thử tên Farcaster hoặc ENS.',
    unreachable: 'Nguồn của {name} không phản hồi. Hãy hỏi lại sau vài phút.',
    limited: 'Đã đạt giới hạn câu hỏi của bạn. Hãy hỏi lại sau một giờ hoặc tìm tại {url}',
    which: 'Ý bạn là {list}? Hãy trả lời bằng số.',
    help: 'Nhắc {bot} kèm tên, tên ENS, địa chỉ, “fid 3” hoặc “jack trên twitter”; hoặc trả lời một cast chỉ với lời nhắc; hoặc viết “tôi”.',
    notAName: 'Không thể tra “{name}”.',
    fid: 'fid của {name} là {value}.',
    account: '{label} của {name}: {value} ({grade})',
    wallet: 'Ví của {name}: {value} ({grade})',
    lacks: 'Tôi không biết {label} nào của {name}.',
    owner: 'Ví này thuộc về {name} ({grade}).',
    since: 'từ {date}',
    holds: '{name} có: {list}',
    hasCredential: 'Có, {name} có {value}.',
    lacksCredential: 'Không, theo tôi biết {name} không có {value}.',
    verifiedBy: '{name} được chứng nhận bởi: {list}',
    notVerified: 'Theo tôi biết, chưa ai chứng nhận {name}.',
    samePerson: 'Cả hai là một người: {name}',
    differentPeople: 'Đây là các hồ sơ khác nhau.',
    impostor: 'Không phải {name}, người có nhiều bằng chứng hơn cho tên này',
    endorse:
      'Để ủng hộ ai đó, hãy viết sau lời nhắc: endorse, tên với dấu a còng, “for” và một kỹ năng.',
    grades: {
      proven: 'đã chứng minh',
      confirmed: 'đã xác nhận',
      reported: 'theo bên thứ ba',
      claimed: 'tự khai, chưa xác minh',
    },
  },
  phrases: [
    ['@whocast {rish} là ai?', 'fid:194'],
    ['@whocast cho mình xin fid của {rish}', 'fid:194'],
    ['@whocast địa chỉ ví của {rish} là gì?', 'fid:194'],
    ['@whocast ai đã xác minh {rish}?', 'fid:194'],
    ['@whocast {rish} có đáng tin không?', 'fid:194'],
    ['@whocast người này là ai', 'fid:5', 'reply'],
    ['@whocast ai viết bài này?', 'fid:6', 'quote'],
    ['@whocast người dùng github torvalds', 'github:torvalds'],
    ['@whocast jack trên twitter', 'twitter:jack'],
    ['@whocast twitter của linda', 'fname:linda'],
    ['@whocast Linda Nguyễn là ai', 'name:Linda Nguyễn'],
    ['@whocast linda là ai', 'fname:linda'],
    ['@whocast fid của tôi là gì?', 'fid:77'],
    ['@whocast tôi là ai?', 'fid:77'],
    ['@whocast so sánh {rish} và {ada}', 'fid:194 fid:616'],
    ['@whocast {rish} là ai, không phải {ada}', 'fid:194'],
    ['@whocast {rish} nhưng bỏ qua {ada}', 'fid:194'],
    ['không, người kia: {rish}', 'fid:194', 'reply-to-bot'],
    ['xin lỗi, ý tôi là linda', 'fname:linda', 'reply-to-bot'],
    ['tương tự cho {rish}', 'fid:194', 'reply-to-bot'],
    ['cái thứ hai', 'ens:ted.eth', 'reply-to-bot-question'],
    ['{grok} bạn nghĩ gì về @whocast?', 'nothing'],
    ['cảm ơn nhiều @whocast', 'nothing'],
    ['@whocast {rish} là bạn tôi', 'nothing'],
    ['@whocast trợ giúp', 'help'],
    ['@whocast tôi ủng hộ {rish} về thiết kế', 'endorse'],
  ],
}
