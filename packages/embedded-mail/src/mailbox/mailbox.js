// The mailbox page. Everything a mail says is put in as text, never as markup; its HTML shows in a sandboxed frame only.
const POLL_MS = 2000;

const byId = (id) => document.getElementById(id);
const timeFormat = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeStyle: 'medium' });
let shownList = '';
let shownMail = '';

async function refreshList() {
  try {
    const response = await fetch('/api/messages');
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { items } = await response.json();
    byId('state').textContent = items.length === 0 ? '아직 받은 메일이 없습니다.' : `메일 ${items.length}통`;
    byId('clear').hidden = items.length === 0;
    const ids = items.map((mail) => mail.id).join();
    // Rebuilt only on change, so that the keyboard focus stays where it is.
    if (ids !== shownList) byId('list').replaceChildren(...items.map(listEntry));
    shownList = ids;
    markCurrent();
  } catch {
    byId('state').textContent = '메일함에 연결할 수 없어요. 다시 시도하고 있어요.';
  }
}

function listEntry(mail) {
  const link = element('a', '');
  link.href = `#${mail.id}`;
  const time = element('time', timeFormat.format(new Date(mail.receivedAt)));
  time.dateTime = mail.receivedAt;
  link.append(
    element('strong', mail.subject || '(제목 없음)'),
    element('span', mail.to.join(', ')),
    element('span', mail.preview),
    time,
  );
  const entry = element('li', '');
  entry.append(link);
  return entry;
}

async function showMail() {
  const id = location.hash.slice(1);
  if (id === shownMail) return;
  shownMail = id;
  const response = /^\d+$/.test(id) ? await fetch(`/api/messages/${id}`).catch(() => null) : null;
  const mail = response?.ok ? await response.json() : null;
  // Another mail may have been chosen meanwhile.
  if (id !== location.hash.slice(1)) return;
  byId('mail').hidden = mail === null;
  document.body.classList.toggle('reading', mail !== null);
  if (mail !== null) fillMail(mail);
  markCurrent();
}

function fillMail(mail) {
  byId('subject').textContent = mail.subject || '(제목 없음)';
  byId('from').textContent = mail.from;
  byId('to').textContent = mail.to.join(', ');
  byId('received').textContent = timeFormat.format(new Date(mail.receivedAt));
  byId('files').textContent = mail.attachments
    .map((file) => `${file.filename || file.mimeType} (${file.size} B)`)
    .join(', ');
  byId('files-label').hidden = mail.attachments.length === 0;
  byId('text').textContent = mail.text ?? '';
  byId('text').hidden = mail.text === null;
  byId('html').hidden = mail.html === null;
  byId('html').src = mail.html === null ? 'about:blank' : `/messages/${mail.id}/html`;
  byId('mail').focus();
}

function markCurrent() {
  for (const link of byId('list').querySelectorAll('a')) {
    if (link.hash === location.hash) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

async function poll() {
  await refreshList();
  setTimeout(poll, POLL_MS);
}

byId('clear').addEventListener('click', async () => {
  if (!confirm('받은 메일을 모두 지우시겠습니까?')) return;
  await fetch('/api/messages', { method: 'DELETE' });
  location.hash = '';
  await refreshList();
});
addEventListener('hashchange', showMail);
showMail();
poll();
