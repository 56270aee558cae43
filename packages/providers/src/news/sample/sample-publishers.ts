/** Fictional press houses: name and the folder of their links. */
export const samplePublishers: readonly [SamplePublisher, ...SamplePublisher[]] = [
  { name: '마켓데일리', folder: 'marketdaily' },
  { name: '새벽경제', folder: 'dawn' },
  { name: '한빛투데이', folder: 'hanbit' },
  { name: '증권나침반', folder: 'compass' },
  { name: '여의도리포트', folder: 'yeouido' },
  { name: '산업파수꾼', folder: 'watch' },
  { name: '푸른경제신문', folder: 'blue' },
  { name: '머니등대', folder: 'lighthouse' },
  { name: '코리아스톡뉴스', folder: 'kstock' },
  { name: '나루통신', folder: 'naru' },
];

export interface SamplePublisher {
  name: string;
  folder: string;
}
