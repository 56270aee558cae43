import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { HomeService } from './home.service.ts';

@Controller()
export class HomeController {
  constructor(private readonly home: HomeService) {}

  @Endpoint(endpoints.home)
  show(@CurrentMember() member: Member) {
    return this.home.of(member);
  }
}
