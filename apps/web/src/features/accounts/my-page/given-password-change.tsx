import { useQueryClient } from '@tanstack/react-query';
import { memberQuery } from '../../../shared/session/member.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { FormError } from '../../../ui/field/field.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LookingNote } from '../../../ui/panel/looking-note.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { useChangeOwnPassword } from './change-own-password.ts';
import { useLogOut } from './log-out.ts';
import { PasswordForm } from './password-form.tsx';

/** The only screen of a member whose password was given by others, until it is changed. */
export function GivenPasswordChange() {
  useDocumentTitle('비밀번호 변경');
  const client = useQueryClient();
  const change = useChangeOwnPassword();
  const logOut = useLogOut();
  return (
    <>
      <PageHead title="비밀번호를 바꿔주세요">
        처음 받은 비밀번호로는 다른 화면을 열 수 없어요. 나만 아는 비밀번호로 바꾸면 바로 시작해요.
      </PageHead>
      <Card padded>
        <PasswordForm
          change={change}
          onDone={() => void client.invalidateQueries({ queryKey: memberQuery.queryKey })}
          end={(error) => (
            <Stack>
              <FormError text={error} />
              <LookingNote isLooking={change.isLooking} />
              <Button type="submit" look="accent" size="large" block busy={change.isPending}>
                변경하기
              </Button>
              <Button size="large" block busy={logOut.isPending} onClick={() => logOut.mutate()}>
                로그아웃
              </Button>
            </Stack>
          )}
        />
      </Card>
    </>
  );
}
